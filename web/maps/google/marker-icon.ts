/** Marker shapes as icons for Google's map. */
import { tone } from '../../ui/theme/tones.ts';
import { type MapMarker, markerStyle } from '../marker.ts';

/** Space in pixels for the ring of a chosen marker. */
const ringRoom = 5;

/** Google's map is light in both themes. */
const light = (name: 'halo' | 'ink') => tone[`map.${name}`][0];

/** Rings of people's discs, which have no colour of the day's events. */
const rings = { person: light('ink'), oddPerson: tone.wait[0] } as const;

const font = 'Segoe UI, Roboto, Noto Sans, sans-serif';

export function markerIcon(marker: Pick<MapMarker, 'kind' | 'number' | 'dot' | 'title'>, chosen: boolean): google.maps.Icon {
  const { tone: name, outline, letter, letterY, letterSize, darkLetter, box } = markerStyle(marker);
  const [left, top, width, height] = [box[0] - ringRoom, box[1] - ringRoom, box[2] + 2 * ringRoom, box[3] + 2 * ringRoom];
  const middle = box[1] + box[3] / 2;
  const ring = chosen ? `<circle cy="${middle}" r="${box[3] / 2 + 3.5}" fill="${light('halo')}" stroke="${light('ink')}" stroke-width="2.5"/>` : '';
  const [fill, stroke, strokeWidth] =
    name === 'person' || name === 'oddPerson' ? [light('halo'), rings[name], 3] : [tone[`map.${name}`][0], light('halo'), 1.5];
  const shape = `<path d="${outline}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`;
  const word = `<text y="${letterY}" font-family="${font}" font-size="${letterSize}" font-weight="700" text-anchor="middle" fill="${darkLetter ? light('ink') : '#FFFFFF'}">${escapeXml(letter)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${ring}${shape}${word}</svg>`;
  return {
    url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    anchor: new google.maps.Point(-left, -top),
    scaledSize: new google.maps.Size(width, height),
  };
}

const escapeXml = (text: string) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
