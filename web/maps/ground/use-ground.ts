/** Loads the ground of the schematic map. The map also works without it. */
import { useEffect, useState } from 'react';
import type { MapSurface } from '../map-props.ts';
import { type Ground, unpackGround } from './ground.ts';

/**
 * @param enabled false when no ground is wanted
 * @returns undefined while loading, null when there is no ground
 */
export function useGround(enabled: boolean, basemap: MapSurface['basemap']): Ground | null | undefined {
  const [loaded, setLoaded] = useState<Ground | null>();
  useEffect(() => {
    if (!enabled) return;
    let isOpen = true;
    const load = async () => {
      let ground: Ground | null = null;
      try {
        ground = unpackGround((await import('./ground.generated.ts')).packedGround);
        if (basemap !== null) ground = await (await import('./basemap.ts')).loadBasemap(ground, basemap);
      } catch (error) {
        console.error('Failed to load the ground of the map', error);
      }
      if (isOpen) setLoaded(ground);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, [enabled, basemap]);
  return enabled ? loaded : null;
}
