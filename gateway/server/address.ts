/** Network address of a request, used as the key of rate limits. */
import { isIP, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address with the port that some proxies append to it. */
const withPort = [/^(\d+\.\d+\.\d+\.\d+):\d+$/, /^\[([^\]]+)\](?::\d+)?$/];

/** Key for every text that is not an address, so a caller cannot invent new ones. */
const noAddress = 'unknown';

/** Returns an IPv4 address unchanged, and the /64 network of an IPv6 address because one person may own all its addresses. Ports are removed. */
export function networkOf(forwarded: string): string {
  const address = withPort.map((pattern) => pattern.exec(forwarded)?.[1]).find((found) => found !== undefined) ?? forwarded;
  if (isIP(address) === 0) return noAddress;
  if (!isIPv6(address)) return address;
  const plain = mapped.exec(address)?.[1];
  if (plain !== undefined) return plain;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
