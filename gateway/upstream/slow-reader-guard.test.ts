import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as round } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { guardSlowReader, leastBytes } from './slow-reader-guard.ts';

/** Creates an endless stream. */
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });

describe('a file', () => {
  test('is complete when it is read', async () => {
    expect(await text(guardSlowReader(Readable.from([Buffer.from('the '), Buffer.from('file')])))).toBe('the file');
  });

  test('without a reader is ended together with its source', async () => {
    const source = endless();
    const file = guardSlowReader(source, 10);
    const closed = once(source, 'close').catch(() => {});
    await expect(once(file, 'end')).rejects.toThrow('the reader is too slow');
    await closed;
    expect(source.destroyed).toBe(true);
  });

  test.each([
    ['less than the minimum is ended', leastBytes - 1, true],
    ['the minimum is served', leastBytes, false],
  ])('whose reader reads %s', async (_name, bytes, isEnded) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const file = guardSlowReader(endless(), 1).on('error', () => {});
    for (let window = 0; window < 20 && !file.destroyed; window += 1) {
      while (!file.destroyed && file.readableLength < bytes) await round();
      expect(file.read(bytes)).toHaveLength(bytes);
      vi.advanceTimersByTime(1);
    }
    vi.useRealTimers();
    expect(file.destroyed).toBe(isEnded);
    file.destroy();
  });

  test('with a slow source is not ended, because its reader is not at fault', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const source = new PassThrough();
    const read = text(guardSlowReader(source, 1));
    // Fifty checks later.
    vi.advanceTimersByTime(50);
    vi.useRealTimers();
    source.end('late');
    expect(await read).toBe('late');
  });

  test('ends its source when its reader disconnects', async () => {
    const source = endless();
    const file = guardSlowReader(source);
    file.on('error', () => {}).destroy();
    await once(source, 'close').catch(() => {});
    expect(source.destroyed).toBe(true);
  });

  test('fails when its source fails', async () => {
    const source = new PassThrough();
    const file = guardSlowReader(source);
    source.destroy(new Error('cut'));
    await expect(text(file)).rejects.toThrow('cut');
  });
});
