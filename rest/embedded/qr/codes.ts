/**
 * Codes of cards, computed from batch and serial number and stored nowhere (decision 45). A code has 80 bits: batch (24), serial (24) and 32 zeros.
 * Serial and zeros are encrypted with the batch's own key. The result and the batch are then encrypted with one key, from which the batch is recovered.
 * A guessed code has to match the 32 zeros.
 */
import { hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { codeAlphabet, codesIn } from './code-text.ts';
import { createFf1, type Ff1 } from './ff1.ts';

/** A card: the id of its batch, and its serial number from 0. */
export interface CardNumber {
  readonly batchId: string;
  readonly serial: number;
}

export interface QrCodes {
  /**
   * Returns the 16 printed characters.
   * @throws RangeError beyond 24 bits of batch or serial number
   */
  codeOf(card: CardNumber): string;
  /** Returns the card of a scanned or typed code, or null for a text without a code of this product. The batch or the card may still not exist. */
  readCode(text: string): CardNumber | null;
}

/** Exclusive maximum of batch and serial numbers. */
const limit = 2 ** 24;
/** Maximum number of batches whose keys are cached. */
const maxBatches = 1_000;

/**
 * Creates the codes of a secret.
 * @param secret must not change while cards are in use, because another secret has other codes
 * @param keyFor derives the key of a purpose
 */
export function createQrCodes(secret: string, keyFor = deriveKey): QrCodes {
  // 16 digits of 5 bits are the whole code. 14 digits of 4 bits are serial and zeros.
  const whole = createFf1(keyFor(secret, 'qr codes'), 5, 8);
  const batches = new LRUCache<number, Ff1>({ max: maxBatches });
  const inBatch = (batch: number): Ff1 => {
    const cached = batches.get(batch);
    if (cached !== undefined) return cached;
    const made = createFf1(keyFor(secret, `qr batch ${batch}`), 4, 7);
    batches.set(batch, made);
    return made;
  };
  /** Returns the card of a code, or null for a code of another secret. */
  const cardOf = (code: string): CardNumber | null => {
    const [left, right] = whole.decrypt([numberOf(code.slice(0, 8)), numberOf(code.slice(8))]);
    const batch = Math.floor(left / 2 ** 16);
    const [high, low] = inBatch(batch).decrypt([(left % 2 ** 16) * 2 ** 12 + Math.floor(right / 2 ** 28), right % 2 ** 28]);
    return low === 0 && high % 2 ** 4 === 0 ? { batchId: String(batch), serial: high / 2 ** 4 } : null;
  };
  return {
    codeOf({ batchId, serial }) {
      const batch = Number(batchId);
      if (![batch, serial].every((number) => Number.isInteger(number) && number >= 0 && number < limit))
        throw new RangeError(`There is no code for card ${serial} of batch ${batchId}`);
      const [high, low] = inBatch(batch).encrypt([serial * 2 ** 4, 0]);
      return whole
        .encrypt([batch * 2 ** 16 + Math.floor(high / 2 ** 12), (high % 2 ** 12) * 2 ** 28 + low])
        .map(charactersOf)
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

const deriveKey = (secret: string, purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** Returns the eight characters of 40 bits, the highest first. */
function charactersOf(number: number): string {
  return Array.from({ length: 8 }, (_, index) => codeAlphabet[Math.floor(number / 32 ** (7 - index)) % 32]).join('');
}

function numberOf(characters: string): number {
  return [...characters].reduce((number, character) => number * 32 + codeAlphabet.indexOf(character), 0);
}
