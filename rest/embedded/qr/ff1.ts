/** Format-preserving encryption by FF1 (NIST SP 800-38G) with AES-256 and no tweak, for an even number of digits whose radix is a power of two. */
import { createCipheriv } from 'node:crypto';

/** The first and the second half of the digits, each as one number. */
export type Halves = readonly [number, number];

export interface Ff1 {
  encrypt(halves: Halves): Halves;
  decrypt(halves: Halves): Halves;
}

const roundCount = 10;
const blockSize = 16;

/**
 * Sets up the key once for any number of calls.
 * @param digitBits bits per digit
 * @param halfLength digits per half, of at most 40 bits together
 */
export function createFf1(key: Uint8Array, digitBits: number, halfLength: number): Ff1 {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const halfBytes = Math.ceil((digitBits * halfLength) / 8);
  const size = 2 ** (digitBits * halfLength);
  /** End of the used bytes of a round's output, which are the last bytes of S in the standard, as many as a half has. */
  const sumEnd = 4 * Math.ceil(halfBytes / 4) + 4;
  const parameters = Buffer.from([1, 2, 1, 0, 0, 0, 10, halfLength, 0, 0, 0, 0, 0, 0, 0, 0]);
  parameters.writeUInt16BE(2 ** digitBits, 4);
  parameters.writeUInt32BE(2 * halfLength, 8);
  const start = cipher.update(parameters);

  /** Returns the pseudorandom number of a round, modulo the size of a half. */
  const mix = (round: number, half: number): number => {
    const block = Buffer.alloc(blockSize);
    block[blockSize - halfBytes - 1] = round;
    block.writeUIntBE(half, blockSize - halfBytes, halfBytes);
    const output = cipher.update(block.map((byte, at) => byte ^ start.readUInt8(at)));
    return output.readUIntBE(sumEnd - halfBytes, halfBytes) % size;
  };

  return {
    encrypt([first, second]) {
      let [a, b] = [first, second];
      for (let round = 0; round < roundCount; round += 1) [a, b] = [b, (a + mix(round, b)) % size];
      return [a, b];
    },
    decrypt([first, second]) {
      let [a, b] = [first, second];
      for (let round = roundCount - 1; round >= 0; round -= 1) [a, b] = [(b - mix(round, a) + size) % size, a];
      return [a, b];
    },
  };
}
