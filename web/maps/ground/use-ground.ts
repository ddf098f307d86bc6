/** The ground of the schematic map, once its file has come: a map without it is poorer and works. */
import { useEffect, useState } from 'react';
import type { Ground } from './ground.ts';

export function useGround(): Ground | null {
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    let isShown = true;
    void import('./own-ground.ts').then(
      ({ ownGround }) => {
        if (isShown) setGround(ownGround);
      },
      (error: unknown) => console.error('The ground of the map was not loaded', error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return ground;
}
