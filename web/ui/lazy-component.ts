/** Creates a part of a page whose script loads on first render, or earlier through `preload`. */
import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadChunk } from './load-chunk.ts';
import { newerBuild } from './newer-build.ts';

/** Renders nothing when the script is gone because a newer build is served. The top bar reports the new build, and typed text on the page stays. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const Late = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadChunk(load) };
    } catch (error) {
      if (!newerBuild.isReady()) throw error;
      return { default: () => null };
    }
  });
  const Part = (props: Props) => {
    // A loaded part renders at once, because React would suspend a lazy component even when its script has arrived.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Chosen, props);
  };
  return Object.assign(Part, {
    /** Ignores a failed load, because the script is fetched again when the part is rendered. */
    preload: async (): Promise<void> => {
      loaded ??= await load().catch(() => undefined);
    },
  });
}
