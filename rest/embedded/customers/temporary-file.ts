/** A file that has lost its name: its space is given back when it is closed, and when this process ends, however that happens. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, fstat, open, type ReadStream, unlink, type WriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Readable by nobody else in the moment in which it has a name. */
const ownerOnly = 0o600;

/** It is written first and read then, by whoever closes it: by its end, or by destroying the stream. */
export interface TemporaryFile {
  readonly writer: WriteStream;
  /** Once the writer has finished. */
  reader(): Promise<{ readonly bytes: number; readonly content: ReadStream }>;
  /** Instead of reading it. */
  discard(): Promise<void>;
}

export async function openTemporaryFile(): Promise<TemporaryFile> {
  const name = path.join(tmpdir(), `export-${randomUUID()}`);
  // By number and not by handle: a handle stays open until the last stream on it is destroyed.
  const fd = await promisify(open)(name, 'wx+', ownerOnly);
  await promisify(unlink)(name);
  const writer = createWriteStream('', { fd, autoClose: false });
  return {
    writer,
    async reader() {
      const { size } = await promisify(fstat)(fd);
      return { bytes: size, content: createReadStream('', { fd, start: 0 }) };
    },
    async discard() {
      // Whoever still writes to it is told by an error that it is gone.
      writer.on('error', () => undefined);
      // It waits for the write that is under way, then closes the file.
      await new Promise<void>((resolve) => writer.once('close', resolve).destroy());
    },
  };
}
