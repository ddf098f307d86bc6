import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bodies, createBodies, largeBytes, maxResponseBytes, maxValues, type ReadBody, type RunQueued, textOf } from './body.ts';

const nobodyLeaves = new AbortController().signal;
const chunkBytes = 64 * 1024;

/** Creates a body with a JSON text of `bytes` bytes. `read` returns how many of them were read, and whether the body was destroyed. */
function text(bytes: number, content = Buffer.from(`"${'x'.repeat(bytes - 2)}"`)) {
  const read = { bytes: 0, isLeft: false };
  async function* chunks() {
    try {
      for (let at = 0; at < content.length; at += chunkBytes) {
        const chunk = content.subarray(at, at + chunkBytes);
        read.bytes += chunk.length;
        yield chunk;
      }
    } finally {
      read.isLeft = true;
    }
  }
  return { read, body: chunks() };
}

/** Returns a new caller on each call. */
const somebody = () => ({ call: 'getProducts', caller: randomUUID() });
const reading = <Result>(bodies: Bodies, body: AsyncIterable<Buffer>, understand: (read: ReadBody) => Result, signal = nobodyLeaves) =>
  bodies.read(body, {}, understand, somebody(), signal);
const kindOf = (read: ReadBody) => ('json' in read ? 'json' : read.unreadable);

/** Creates turns that the test grants. */
function heldTurns() {
  const waiting: (() => void)[] = [];
  const turns: RunQueued = (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  return { turns, waiting };
}

describe('a response above 1 MiB', () => {
  test('is parsed alone, in order of completion, and yields to other work before and after its caller continues', async () => {
    const bodies = createBodies();
    const order: string[] = [];
    const others = () => setImmediate(() => order.push('somebody else'));
    const all = Array.from({ length: 3 }, async (_, index) => {
      await reading(bodies, text(largeBytes + 1).body, () => {
        order.push(`understood ${index}`);
        others();
      });
      order.push(`completed ${index}`);
      others();
    });
    await Promise.all(all);
    expect(order.filter((each) => each !== 'somebody else')).toEqual([0, 1, 2].flatMap((index) => [`understood ${index}`, `completed ${index}`]));
    for (const [at, each] of order.slice(0, -1).entries()) if (each !== 'somebody else') expect(order[at + 1]).toBe('somebody else');
  });

  test('that cannot be parsed does not block the next', async () => {
    const bodies = createBodies();
    const failing = reading(bodies, text(largeBytes + 1).body, () => {
      throw new Error('not understood');
    });
    const broken = reading(bodies, text(0, Buffer.alloc(largeBytes + 1, '[')).body, kindOf);
    const next = reading(bodies, text(largeBytes + 1).body, () => 'understood');
    await expect(failing).rejects.toThrow('not understood');
    expect([await broken, await next]).toEqual([`larger than ${maxValues} values`, 'understood']);
    expect(await reading(bodies, text(0, Buffer.alloc(largeBytes + 1, 'x')).body, kindOf)).toBe('not JSON');
  });

  test('is one of up to four that are read; a fifth pauses until one of them was parsed', async () => {
    const { turns, waiting } = heldTurns();
    const bodies = createBodies(turns);
    const texts = Array.from({ length: 5 }, () => text(maxResponseBytes));
    const all = texts.map(({ body }) => reading(bodies, body, () => 'understood'));
    await expect.poll(() => waiting.length === 4).toBe(true);
    const taken = () => texts.map(({ read }) => read.bytes);
    const whole = maxResponseBytes;
    expect(taken()).toEqual([whole, whole, whole, whole, largeBytes + chunkBytes]);
    waiting.shift()?.();
    await expect.poll(() => waiting.length === 4).toBe(true);
    expect(taken()).toEqual([whole, whole, whole, whole, whole]);
    for (const give of waiting) give();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['understood']));
  });

  test('waits for an earlier one of the same caller, but not for one of another caller', async () => {
    const { turns, waiting } = heldTurns();
    const bodies = createBodies(turns);
    const person = somebody();
    const [first, second, other] = [text(2 * largeBytes), text(2 * largeBytes), text(2 * largeBytes)];
    const all = [first, second].map(({ body }) => bodies.read(body, {}, kindOf, person, nobodyLeaves));
    await expect.poll(() => waiting.length === 1).toBe(true);
    all.push(reading(bodies, other.body, kindOf));
    await expect.poll(() => waiting.length === 2).toBe(true);
    expect(second.read.bytes).toBeLessThan(2 * largeBytes);
    waiting.shift()?.();
    await expect.poll(() => waiting.length === 2).toBe(true);
    for (const give of waiting) give();
    expect(await Promise.all(all)).toEqual(['json', 'json', 'json']);
  });

  test('without a waiting caller is neither read nor parsed, and frees its place', async () => {
    const { turns, waiting } = heldTurns();
    const bodies = createBodies(turns);
    const all = Array.from({ length: 4 }, () => reading(bodies, text(2 * largeBytes).body, kindOf));
    await expect.poll(() => waiting.length === 4).toBe(true);
    const left = new AbortController();
    const { read, body } = text(2 * largeBytes);
    const leaving = reading(bodies, body, () => expect.unreachable('nobody waits'), left.signal);
    await expect.poll(() => read.bytes > largeBytes).toBe(true);
    left.abort(new Error('the reader has left'));
    await expect(leaving).rejects.toThrow('the reader has left');
    expect([read.bytes, read.isLeft]).toEqual([largeBytes + chunkBytes, true]);
    all.push(reading(bodies, text(2 * largeBytes).body, kindOf));
    waiting.shift()?.();
    await expect.poll(() => waiting.length === 4).toBe(true);
    for (const give of waiting) give();
    expect(await Promise.all(all)).toEqual(['json', 'json', 'json', 'json', 'json']);
  });

  test('is not parsed when its caller disconnects during the wait', async () => {
    const bodies = createBodies();
    const left = new AbortController();
    const first = reading(bodies, text(2 * largeBytes).body, () => left.abort(new Error('the reader has left')));
    const second = reading(bodies, text(2 * largeBytes).body, () => expect.unreachable('nobody waits'), left.signal);
    await expect(second).rejects.toThrow('the reader has left');
    await first;
    expect(await reading(bodies, text(2 * largeBytes).body, kindOf)).toBe('json');
  });

  test('always frees its place: after any failure or disconnect, the next four are read', { tags: 'slow' }, async () => {
    const plan = fc.array(fc.record({ fails: fc.boolean(), leaves: fc.boolean(), mebibytes: fc.constantFrom(0.5, 1.5, 9), caller: fc.nat(3) }), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(plan, async (answers) => {
        const bodies = createBodies(async (work) => work());
        const all = answers.map(({ fails, leaves, mebibytes, caller }) => {
          const left = new AbortController();
          const content = Buffer.alloc(mebibytes * largeBytes, '1');
          const understand = () => {
            if (fails) throw new Error('not understood');
          };
          if (leaves) setImmediate(() => left.abort(new Error('the reader has left')));
          return bodies.read(text(0, content).body, {}, understand, { call: 'getProducts', caller: String(caller) }, left.signal);
        });
        await Promise.allSettled(all);
        await Promise.all(
          [0, 1, 2, 3].map((caller) => bodies.read(text(2 * largeBytes).body, {}, kindOf, { call: 'getProducts', caller: String(caller) }, nobodyLeaves)),
        );
      }),
      { numRuns: 30 },
    );
  });
});

test('up to 1 MiB no response waits', async () => {
  const bodies = createBodies(() => expect.unreachable('it takes no turn'));
  expect(await reading(bodies, text(largeBytes).body, kindOf)).toBe('json');
});

test.each([
  [maxResponseBytes, 'json'],
  [maxResponseBytes + 1, `larger than ${maxResponseBytes} bytes`],
])('a response of %i bytes is %s', async (bytes, kind) => {
  expect(await reading(createBodies(), text(bytes).body, kindOf)).toBe(kind);
});

test('an endless response is refused as soon as it is too large, and destroyed', async () => {
  const { read, body } = text(3 * maxResponseBytes);
  expect(await reading(createBodies(), body, kindOf)).toBe(`larger than ${maxResponseBytes} bytes`);
  expect([read.bytes, read.isLeft]).toEqual([maxResponseBytes + chunkBytes, true]);
});

test.each([
  [maxValues, 'json'],
  [maxValues + 1, `larger than ${maxValues} values`],
])('a large response of %i values is %s', async (values, kind) => {
  const content = Buffer.from(`[${Array.from({ length: values }, () => '12345').join(',')}]`);
  expect(content.length).toBeGreaterThan(largeBytes);
  expect(await reading(createBodies(), text(0, content).body, kindOf)).toBe(kind);
});

test('a text is the same in every encoding and with any chunk boundaries', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(texts, fc.nat(), (whole, cut) => {
      const bytes = Buffer.from(whole);
      const at = cut % (bytes.length + 1);
      expect([textOf([bytes]), textOf([bytes.subarray(0, at), bytes.subarray(at)])]).toEqual([whole, whole]);
    }),
  );
});
