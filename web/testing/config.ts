/** What the server says of itself, for tests. */
import { ClientConfigDocument, type ClientConfigQuery } from '../data/config.generated.ts';
import { type Answer, answer } from './server.ts';

export const answerConfig = (extensions: boolean) =>
  answer(
    ClientConfigDocument,
    (): Answer<ClientConfigQuery> => ({ data: { clientConfig: { __typename: 'ClientConfig', googleMapsApiKey: null, extensions } } }),
  );
