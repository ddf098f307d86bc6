/** Server configurations for tests. */
import { ClientConfigDocument, type ClientConfigQuery } from '../data/config.generated.ts';
import type { ServerConfig } from '../data/config.ts';
import { type Answer, answer } from './server.ts';

/** Answers the configuration, by default without a Google key and without the operator's map data. */
export const answerConfig = (extensions: boolean, own: Partial<Omit<ServerConfig, 'extensions'>> = {}) =>
  answer(ClientConfigDocument, (): Answer<ClientConfigQuery> => {
    const { googleMapsApiKey = null, basemap = null, mapTiles = null } = own;
    return {
      data: {
        clientConfig: {
          __typename: 'ClientConfig',
          googleMapsApiKey,
          extensions,
          basemap: basemap && { __typename: 'Basemap', files: [...basemap.files], attribution: basemap.attribution },
          mapTiles: mapTiles && { __typename: 'MapTiles', ...mapTiles },
        },
      },
    };
  });
