/** A part of a page whose script is loaded when it is first shown, or before that by `preload`. */
import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadChunk } from './load-chunk.ts';
import { newerBuild } from './newer-build.ts';

/** Where the script is gone because a newer build is served, the part is left out: the bar says so, and what was typed beside it stays. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
    // What has been loaded stands at once. React would show a lazy one later, however early its script has come.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Chosen, props);
  };
  return Object.assign(Part, {
    /** A script that does not come is no fault yet: it is asked for again when the part is shown. */
    preload: async (): Promise<void> => {
      loaded ??= await load().catch(() => undefined);
    },
  });
}
