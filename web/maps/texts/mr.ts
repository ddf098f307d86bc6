/** The texts of maps, in Marathi. */
import type { Translated } from '../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'maps.dealer': 'डीलर',
  'maps.driven': 'रस्त्याचा मार्ग',
  'maps.error': 'त्रुटी',
  'maps.farmer': 'शेतकरी',
  'maps.fit': 'सर्व दाखवा',
  'maps.kilometres': '{count} किमी',
  'maps.gap': 'GPS सिग्नल नाही',
  'maps.legend': 'खुणांचा अर्थ',
  'maps.loading': 'नकाशा लोड होत आहे',
  'maps.meetingEnd': 'बैठक समाप्त',
  'maps.meetingStart': 'बैठक सुरू',
  'maps.metres': '{count} मी',
  'maps.mixed': 'रस्त्याचा मार्ग, मार्ग न मिळाल्यास सरळ रेषा',
  'maps.north': 'उ',
  'maps.points': 'बिंदू',
  'maps.route': 'मार्ग',
  'maps.schematic': 'रेखा-नकाशा: बिंदूंमधील सरळ रेषा',
  'maps.scriptError': 'नकाशा लोड करताना त्रुटी',
  'maps.stopsInTurn': 'क्रमाने थांबे',
  'maps.straight': 'बिंदूंमधील सरळ रेषा',
  'maps.travel': 'प्रवास बिंदू {number}',
  'maps.travelInTurn': 'क्रमाने प्रवास बिंदू',
  'maps.zoomIn': 'मोठे करा',
  'maps.zoomOut': 'लहान करा',
};
