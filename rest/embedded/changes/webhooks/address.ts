/** Rules for the addresses of webhooks, so that no webhook reaches a server of the internal network (decision 172). */
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { PlainCode } from '../../../contract/sentences.ts';

/** Special-purpose ranges of the IANA registries. IPv4 rules also apply to IPv4-mapped IPv6 addresses. */
const forbidden = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  forbidden.addSubnet(network, prefix, 'ipv4');
}

/** Global unicast addresses. All other IPv6 addresses are loopback, link-local, unique local, multicast or reserved. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** Ranges within the global ones that embed an IPv4 address or are for documentation. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  forbidden.addSubnet(network, prefix, 'ipv6');
}

/** Returns true for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !forbidden.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !forbidden.check(address, 'ipv6');
}

export interface AddressRules {
  /** Lower-case host names that may resolve to any address. */
  readonly allowedHosts: readonly string[];
  /** False in development, where `http:` is accepted. */
  readonly requiresHttps: boolean;
}

/** Error for a connection to a forbidden address. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** Code of the sentence that says why a URL cannot be a webhook's. */
type UrlFault = Extract<PlainCode, `URL_${string}`>;

/** Returns the reason why a URL is refused for a webhook, or null. Does not resolve names. */
export function urlFault(text: string, { allowedHosts, requiresHttps }: AddressRules): UrlFault | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const protocols = requiresHttps ? ['https:'] : ['https:', 'http:'];
  if (url === null || !protocols.includes(url.protocol)) return requiresHttps ? 'URL_NOT_HTTPS' : 'URL_NOT_HTTP';
  if (url.username !== '' || url.password !== '') return 'URL_WITH_USER';
  if (url.hash !== '') return 'URL_WITH_FRAGMENT';
  const host = hostOf(url);
  return isIP(host) !== 0 && !allowedHosts.includes(host) && !isPublicAddress(host) ? 'URL_NOT_PUBLIC' : null;
}

/** Returns the reason why a URL is refused after its name was resolved. Returns null when no address is private, or the name has no address yet. */
export async function resolvedFault(text: string, { allowedHosts }: AddressRules): Promise<UrlFault | null> {
  const host = hostOf(new URL(text));
  if (allowedHosts.includes(host)) return null;
  const found = await new Promise<readonly LookupAddress[]>((resolve) => lookup(host, { all: true }, (error, addresses) => resolve(error ? [] : addresses)));
  return found.every(({ address }) => isPublicAddress(address)) ? null : 'URL_NOT_PUBLIC';
}

type Resolve = (host: string, options: LookupAllOptions, callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;

/** Creates the `lookup` of connections. A name is resolved once, for the check and the connection, so it cannot change in between. */
export function createGuardedLookup({ allowedHosts }: AddressRules, resolve: Resolve = lookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const isRefused = error === null && !allowedHosts.includes(host) && addresses.some(({ address }) => !isPublicAddress(address));
      const fault = isRefused ? new AddressRefused(`${host} has a private or local address`) : error;
      const [first] = addresses ?? [];
      if (fault !== null || first === undefined) callback(fault ?? new AddressRefused(`${host} has no address`), '', 4);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
