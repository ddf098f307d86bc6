/** Renders Google's map with the properties that all maps share. */
import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { MapMessage } from '../MapMessage.tsx';
import type { GoogleFailure, GoogleMapProps } from '../map-props.ts';
import { mapsTexts } from '../texts/texts.ts';
import { GoogleSurface } from './GoogleSurface.tsx';

export function GoogleMap({ apiKey, onFailure, ...map }: GoogleMapProps) {
  const text = useText(mapsTexts);
  return useGoogle(apiKey, onFailure) ? <GoogleSurface {...map} /> : <MapMessage>{text('maps.loading')}</MapMessage>;
}

/** Constant, because the loader throws when it is called again with other options. */
const libraries: Libraries = ['maps', 'marker', 'routes'];
const options = { id: 'google-maps', language: 'en', region: 'IN', libraries, preventGoogleFontsLoading: true };

/** Timeout of the script in milliseconds. Without a response, the schematic map replaces Google's. */
const patience = 20_000;

/** Google reports a refused key only once, so the refusal is remembered until the page is reloaded. */
let keyIsRefused = false;

/** Loads Google's script once per page. @returns true when Google's map can be used */
function useGoogle(apiKey: string, onFailure: (failure: GoogleFailure) => void): boolean {
  const { isLoaded, loadError } = useJsApiLoader({ ...options, googleMapsApiKey: apiKey });
  useEffect(() => {
    window.gm_authFailure = () => {
      keyIsRefused = true;
      onFailure('key');
    };
    if (keyIsRefused) onFailure('key');
    return () => {
      window.gm_authFailure = undefined;
    };
  }, [onFailure]);
  useEffect(() => {
    if (isLoaded) return;
    if (loadError !== undefined) {
      onFailure('script');
      return;
    }
    const timer = setTimeout(() => onFailure('script'), patience);
    return () => clearTimeout(timer);
  }, [isLoaded, loadError, onFailure]);
  return isLoaded;
}
