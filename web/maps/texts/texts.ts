/** The texts of maps. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../i18n/define-texts.ts';

export const mapsTexts = defineTexts(
  {
    'maps.dealer': 'Dealer',
    'maps.driven': 'Driving route',
    'maps.error': 'Error',
    'maps.farmer': 'Farmer',
    'maps.fit': 'Show all',
    'maps.kilometres': '{count} km',
    'maps.gap': 'No GPS signal',
    'maps.legend': 'Legend',
    'maps.loading': 'Loading Maps',
    'maps.meetingEnd': 'Meeting end',
    'maps.meetingStart': 'Meeting start',
    'maps.metres': '{count} m',
    'maps.mixed': 'Driving route, straight where no directions were found',
    'maps.north': 'N',
    'maps.points': 'Points',
    'maps.route': 'Route',
    'maps.schematic': 'Schematic map: straight lines between points',
    'maps.scriptError': 'Error loading maps',
    'maps.stopsInTurn': 'Stops in order',
    'maps.straight': 'Straight lines between points',
    'maps.travel': 'Travel point {number}',
    'maps.travelInTurn': 'Travel points in order',
    'maps.zoomIn': 'Zoom in',
    'maps.zoomOut': 'Zoom out',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
