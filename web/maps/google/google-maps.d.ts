/// <reference types="google.maps" />

interface Window {
  /** Google calls it when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
}
