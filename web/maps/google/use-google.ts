/** Loads Google's script, once for the page, and tells when that or the key fails. */
import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect } from 'react';
import type { GoogleFailure } from './google-map-props.ts';

/** The loader refuses to be called again with other options, so these never change. */
const libraries: Libraries = ['maps', 'marker', 'routes'];
const options = { id: 'google-maps', language: 'en', region: 'IN', libraries, preventGoogleFontsLoading: true };

/** How long the script may take, in milliseconds: on a network that never answers, the schematic map takes over. */
const patience = 20_000;

/** Once refused, a key is refused until the page is loaded again; Google tells it only once. */
let keyIsRefused = false;

/** @returns whether Google's map can be used */
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
