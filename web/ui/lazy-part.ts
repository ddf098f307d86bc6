/** A part of a page whose script is loaded when it is first shown. */
import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';
import { newerBuild } from './newer-build.ts';

/** Where the script is gone because a newer build is served, the part is left out: the bar says so, and what was typed beside it stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadChunk(load) };
    } catch (error) {
      if (!newerBuild.isReady()) throw error;
      return { default: () => null };
    }
  });
