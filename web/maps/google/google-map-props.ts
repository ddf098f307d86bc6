/** Additional properties of Google's map. */
import type { MapProps } from '../map-props.ts';

/** Reason why Google's map is not shown: its script failed to load, or the key was refused. */
export type GoogleFailure = 'script' | 'key';

export interface GoogleMapProps extends MapProps {
  apiKey: string;
  onFailure: (failure: GoogleFailure) => void;
}
