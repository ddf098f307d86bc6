/** Which program asks, as it says itself by the usual headers: Apollo's, or those of other tools of GraphQL. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Client {
  readonly client: string;
  readonly version: string;
}

/** What is logged and used as a label as it was sent; a header with anything else counts as absent. */
const plain = /^[\w.+@/-]{1,64}$/;

const prefixes = ['apollographql-client', 'graphql-client'];

/** Every header that is read. */
export const clientHeaders: readonly string[] = prefixes.flatMap((prefix) => [`${prefix}-name`, `${prefix}-version`]);

function firstOf(headers: IncomingHttpHeaders, name: string): string {
  const header = prefixes.map((prefix) => headers[`${prefix}-${name}`]).find((value) => value !== undefined);
  return typeof header === 'string' && plain.test(header) ? header : 'unnamed';
}

export const clientOf = (headers: IncomingHttpHeaders): Client => ({ client: firstOf(headers, 'name'), version: firstOf(headers, 'version') });
