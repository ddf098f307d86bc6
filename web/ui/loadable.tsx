/** Pages and panels whose script is loaded before one is led to them, so that the page before stays until they can be shown. */
import type { ComponentType } from 'react';
import { textsLoaded } from '../i18n/define-texts.ts';
import { storedLanguage } from '../i18n/languages.ts';
import { loadChunk } from './load-chunk.ts';

/** Resources that an address needs before it can be shown. */
export interface Part {
  isLoaded: (address: URL) => boolean;
  /** @throws ChunkError */
  load: (address: URL) => Promise<void>;
}

interface Loaded<Props> {
  Component: ComponentType<Props>;
  /** The part within it that an address asks for. */
  partOf?: ((address: URL) => Part | undefined) | undefined;
}

/** A component that is loaded first and shown then. `React.lazy` would leave the page blank meanwhile. */
export function loadable<Props extends object>(fetch: () => Promise<Loaded<Props>>): ComponentType<Props> & Part {
  let loaded: Loaded<Props> | undefined;
  const Loadable = (props: Props) => {
    if (loaded === undefined) throw new Error('A script is missing.');
    return <loaded.Component {...props} />;
  };
  return Object.assign(Loadable, {
    isLoaded: (address: URL) => loaded !== undefined && loaded.partOf?.(address)?.isLoaded(address) !== false,
    load: async (address: URL) => {
      loaded ??= await loadChunk(fetch);
      await loaded.partOf?.(address)?.load(address);
      await textsLoaded(storedLanguage());
    },
  });
}
