/**
 * The codes on the cards: computed from batch and serial number, stored nowhere (decision 45).
 * A code is 80 bits: batch (24), serial (24) and 32 zeros. Serial and zeros are encrypted under the batch's own key,
 * then all of it under one key, which is how the batch is found again. Whoever guesses a code has to hit the 32 zeros.
 */
import { hkdfSync } from 'node:crypto';
import { FF1 } from '@noble/ciphers/ff1.js';
import { codeAlphabet, codesIn } from './code-text.ts';

/** One card: the id of its batch and its number in it, from 0. */
export interface CardNumber {
  readonly batchId: string;
  readonly serial: number;
}

export interface QrCodes {
  /** The 16 characters that are printed. @throws RangeError beyond 24 bits of batch or serial number. */
  codeOf(card: CardNumber): string;
  /** Returns the card of a code as scanned or typed; null for every text without a code of this product. Batch and serial may still not exist. */
  readCode(text: string): CardNumber | null;
}

const numberBits = 24n;
const zeroBits = 32n;
const cardBits = numberBits + zeroBits;
/** Exclusive. */
const limit = 1n << numberBits;

/** @param secret the codes of another secret are other codes: it has to stay the same for as long as cards are in use. */
export function createQrCodes(secret: string): QrCodes {
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  // 16 digits of 5 bits are the whole, 14 digits of 4 bits are serial and zeros.
  const whole = FF1(32, keyFor('qr codes'));
  const inBatch = (batch: bigint) => FF1(16, keyFor(`qr batch ${batch}`));
  /** Null for a code that was not computed with this secret. */
  const cardOf = (code: string): CardNumber | null => {
    const digits = [...code].map((character) => codeAlphabet.indexOf(character));
    const number = numberOf(whole.decrypt(digits), 32);
    const batch = number >> cardBits;
    const card = numberOf(inBatch(batch).decrypt(digitsOf(BigInt.asUintN(Number(cardBits), number), 16, 14)), 16);
    return BigInt.asUintN(Number(zeroBits), card) === 0n ? { batchId: String(batch), serial: Number(card >> zeroBits) } : null;
  };
  return {
    codeOf({ batchId, serial }) {
      const batch = BigInt(batchId);
      const card = BigInt(serial);
      if (batch < 0n || batch >= limit || card < 0n || card >= limit) throw new RangeError(`There is no code for card ${serial} of batch ${batchId}`);
      const hidden = numberOf(inBatch(batch).encrypt(digitsOf(card << zeroBits, 16, 14)), 16);
      return whole
        .encrypt(digitsOf((batch << cardBits) | hidden, 32, 16))
        .map((digit) => codeAlphabet[digit])
        .join('');
    },
    readCode(text) {
      for (const code of codesIn(text)) {
        const card = cardOf(code);
        if (card !== null) return card;
      }
      return null;
    },
  };
}

/** A number's digits, the highest first. */
function digitsOf(number: bigint, radix: number, length: number): number[] {
  return Array.from({ length }, (_, index) => Number((number / BigInt(radix) ** BigInt(length - 1 - index)) % BigInt(radix)));
}

function numberOf(digits: readonly number[], radix: number): bigint {
  return digits.reduce((number, digit) => number * BigInt(radix) + BigInt(digit), 0n);
}
