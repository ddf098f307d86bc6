/** Identifies the calling program by the usual headers: those of Apollo and of other GraphQL tools. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Client {
  readonly client: string;
  readonly version: string;
}

/** Accepted format of a client's name, which is logged and used as a label unchanged. A header in another format is ignored. */
const plain = /^[\w.+@/-]{1,64}$/;

const prefixes = ['apollographql-client', 'graphql-client'];

const nameHeaders = prefixes.map((prefix) => `${prefix}-name`);
const versionHeaders = prefixes.map((prefix) => `${prefix}-version`);

/** All headers that identify a client. */
export const clientHeaders: readonly string[] = [...nameHeaders, ...versionHeaders];

function firstOf(headers: IncomingHttpHeaders, names: readonly string[]): string {
  const found = names.find((name) => headers[name] !== undefined);
  const header = found && headers[found];
  return typeof header === 'string' && plain.test(header) ? header : 'unnamed';
}

export const clientOf = (headers: IncomingHttpHeaders): Client => ({ client: firstOf(headers, nameHeaders), version: firstOf(headers, versionHeaders) });
