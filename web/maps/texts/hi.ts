/** The texts of maps, in Hindi. */
import type { Translated } from '../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'maps.dealer': 'डीलर',
  'maps.driven': 'सड़क का मार्ग',
  'maps.error': 'त्रुटि',
  'maps.farmer': 'किसान',
  'maps.fit': 'सब कुछ दिखाएँ',
  'maps.kilometres': '{count} किमी',
  'maps.gap': 'GPS सिग्नल नहीं',
  'maps.legend': 'चिह्नों का अर्थ',
  'maps.loading': 'नक्शा लोड हो रहा है',
  'maps.meetingEnd': 'बैठक समाप्त',
  'maps.meetingStart': 'बैठक शुरू',
  'maps.metres': '{count} मी',
  'maps.mixed': 'सड़क का मार्ग, जहाँ मार्ग नहीं मिला वहाँ सीधी रेखा',
  'maps.north': 'उ',
  'maps.points': 'बिंदु',
  'maps.route': 'मार्ग',
  'maps.schematic': 'रेखा-नक्शा: बिंदुओं के बीच सीधी रेखाएँ',
  'maps.scriptError': 'नक्शा लोड करने में त्रुटि',
  'maps.stopsInTurn': 'क्रम से ठहराव',
  'maps.straight': 'बिंदुओं के बीच सीधी रेखाएँ',
  'maps.travel': 'यात्रा बिंदु {number}',
  'maps.travelInTurn': 'क्रम से यात्रा बिंदु',
  'maps.zoomIn': 'बड़ा करें',
  'maps.zoomOut': 'छोटा करें',
};
