/** A place in degrees, to about ten metres. */

/** `20.0868, 74.1010`; empty when it is not known. */
export const writeLocation = (location: { latitude: number; longitude: number } | null): string =>
  location === null ? '' : `${location.latitude.toFixed(4)}, ${location.longitude.toFixed(4)}`;
