import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { ClientConfigDocument, GoogleMapsKeyDocument } from './config.generated.ts';
import { writeServedConfig } from './config.ts';

const config = { extensions: true, basemap: null, mapTiles: { url: 'https://tiles.example.in/{z}/{x}/{y}.png', attribution: 'Somebody' } };

function readFrom(served: object) {
  const meta = Object.assign(document.createElement('meta'), { name: 'client-config', content: JSON.stringify(served) });
  document.head.append(meta);
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  writeServedConfig(client);
  return [ClientConfigDocument, GoogleMapsKeyDocument].map((query) => client.readQuery({ query })?.clientConfig ?? null);
}
afterEach(() => document.head.querySelector('meta[name=client-config]')?.remove());

it('has all fields without a query when the server has no Google key', () => {
  expect(readFrom({ ...config, googleMapsApiKey: null })).toMatchObject([config, { googleMapsApiKey: null }]);
});

it('leaves only the Google key to a query when the server has one', () => {
  expect(readFrom(config)).toMatchObject([config, null]);
});
