/** Loads Google's script once per page, and reports when the script or the key fails. */
import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect } from 'react';
import type { GoogleFailure } from './google-map-props.ts';

/** Constant, because the loader throws when it is called again with other options. */
const libraries: Libraries = ['maps', 'marker', 'routes'];
const options = { id: 'google-maps', language: 'en', region: 'IN', libraries, preventGoogleFontsLoading: true };

/** Timeout of the script in milliseconds. Without a response, the schematic map replaces Google's. */
const patience = 20_000;

/** Google reports a refused key only once, so the refusal is remembered until the page is reloaded. */
let keyIsRefused = false;

/** @returns true when Google's map can be used */
export function useGoogle(apiKey: string, onFailure: (failure: GoogleFailure) => void): boolean {
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
