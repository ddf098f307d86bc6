/** The ground of the schematic map, once its files have come: a map without it is poorer and works. */
import { useEffect, useState } from 'react';
import type { MapSurface } from '../map-props.ts';
import type { Ground } from './ground.ts';

/** @param enabled whether there is to be any */
export function useGround(enabled: boolean, basemap: MapSurface['basemap']): Ground | null {
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    if (!enabled) return;
    let isShown = true;
    const show = (loaded: Ground) => {
      if (isShown) setGround(loaded);
    };
    const load = async () => {
      const { ownGround } = await import('./own-ground.ts');
      show(ownGround);
      if (basemap !== null) show(await (await import('./basemap.ts')).loadBasemap(ownGround, basemap));
    };
    load().catch((error: unknown) => console.error('The ground of the map was not loaded', error));
    return () => {
      isShown = false;
    };
  }, [enabled, basemap]);
  return ground;
}
