/** What the server says of itself: asked for once by a screen that needs to know. */
import { useClientConfigQuery } from './config.generated.ts';

export interface ServerConfig {
  /** Null: the schematic map is used. */
  googleMapsApiKey: string | null;
  /** Whether calls beyond the documented ones can be relied upon. */
  extensions: boolean;
}

/** Undefined until it is known; when it cannot be known, the least that there can be. */
export function useServerConfig(): ServerConfig | undefined {
  const { data, error } = useClientConfigQuery();
  const unknown = error === undefined ? undefined : { googleMapsApiKey: null, extensions: false };
  return data?.clientConfig ?? (data === undefined ? unknown : { googleMapsApiKey: null, extensions: false });
}
