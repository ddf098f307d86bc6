/** Returns a stable function that tells whether the component is still on the page, for use after an await. */
import { useCallback, useEffect, useRef } from 'react';

export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
