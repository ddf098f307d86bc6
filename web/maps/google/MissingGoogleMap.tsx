/** Stands for Google's map when our own script for it could not be loaded. */
import { useEffect } from 'react';
import type { GoogleMapProps } from './google-map-props.ts';

export function MissingGoogleMap({ onFailure }: GoogleMapProps) {
  useEffect(() => onFailure('script'), [onFailure]);
  return null;
}
