/** The properties of Google's map, beyond those of every map. */
import type { MapProps } from '../map-props.ts';

/** Why it could not be shown: its script did not come, or the key was refused. */
export type GoogleFailure = 'script' | 'key';

export interface GoogleMapProps extends MapProps {
  apiKey: string;
  onFailure: (failure: GoogleFailure) => void;
}
