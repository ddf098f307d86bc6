/** Pages and panels whose script loads before navigation, so the previous page stays until they can be shown. */
import type { ComponentType } from 'react';
import { textsLoaded } from '../i18n/define-texts.ts';
import { storedLanguage } from '../i18n/languages.ts';
import { loadChunk } from './load-chunk.ts';

/** Resources that an address needs before it can be shown. */
export interface Chunk {
  isLoaded: (address: URL) => boolean;
  /** @throws ChunkError */
  load: (address: URL) => Promise<void>;
}

interface Loaded<Props> {
  Component: ComponentType<Props>;
  /** Returns the part within it that an address needs. */
  chunkOf?: ((address: URL) => Chunk | undefined) | undefined;
}

/** Creates a component that is loaded before it is rendered. `React.lazy` would leave the page blank while loading. */
export function loadable<Props extends object>(fetch: () => Promise<Loaded<Props>>): ComponentType<Props> & Chunk {
  let loaded: Loaded<Props> | undefined;
  const Loadable = (props: Props) => {
    if (loaded === undefined) throw new Error('A script is missing.');
    return <loaded.Component {...props} />;
  };
  return Object.assign(Loadable, {
    isLoaded: (address: URL) => loaded !== undefined && loaded.chunkOf?.(address)?.isLoaded(address) !== false,
    load: async (address: URL) => {
      loaded ??= await loadChunk(fetch);
      await loaded.chunkOf?.(address)?.load(address);
      await textsLoaded(storedLanguage());
    },
  });
}
