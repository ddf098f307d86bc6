/** The network that usually belongs to one organisation, so a flood from all of its addresses counts as one caller. */

/**
 * Returns the first 16 bits of an IPv4 address, or the first 32 bits of an IPv6 network as the gateway writes it.
 * Returns any other text, such as the digest of a token, unchanged.
 */
export function wideNetworkOf(address: string): string {
  const [, ofFour] = /^(\d+\.\d+)\.\d+\.\d+$/.exec(address) ?? [];
  if (ofFour !== undefined) return `${ofFour}.0.0/16`;
  const [, ofSix] = /^([\da-f]+:[\da-f]+):.*::\/64$/.exec(address) ?? [];
  return ofSix === undefined ? address : `${ofSix}::/32`;
}
