/// <reference types="google.maps" />

interface Window {
  /** Called by Google when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
}
