/** Renders Google's map with the properties that all maps share. */

import { useText } from '../../i18n/text-context.ts';
import { MapMessage } from '../MapMessage.tsx';
import { mapsTexts } from '../texts/texts.ts';
import { GoogleSurface } from './GoogleSurface.tsx';
import type { GoogleMapProps } from './google-map-props.ts';
import { useGoogle } from './use-google.ts';

export function GoogleMap({ apiKey, onFailure, ...map }: GoogleMapProps) {
  const text = useText(mapsTexts);
  return useGoogle(apiKey, onFailure) ? <GoogleSurface {...map} /> : <MapMessage>{text('maps.loading')}</MapMessage>;
}
