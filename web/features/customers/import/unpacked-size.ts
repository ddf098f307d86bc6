/** Calculates the unpacked size of a zip file by unpacking it, because the sizes in its directory may be false. Reads single entries of it. */

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const;

/**
 * @param most limit at which counting stops
 * @returns the bytes of all entries together; undefined for more than `most`
 * @throws Error when the file is not a zip file, or of a kind that spreadsheets do not use: encrypted, in several parts, or larger than 4 GB
 */
export async function unpackedSize(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (const { method, packed } of entriesOf(view, bytes)) {
    if (method === 0) size += packed.length;
    else if (method === 8) size += await inflatedSize(packed, most - size);
    else throw new Error('unknown compression');
    if (size > most) return undefined;
  }
  return size;
}

/** Returns the text of an entry; undefined when there is none. The size of the file must have been checked before. */
export async function entryText(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const entry of entriesOf(view, bytes)) {
    if (entry.name !== name) continue;
    const stream = new Blob([entry.packed]).stream();
    return new Response(entry.method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  }
  return undefined;
}

interface Entry {
  name: string;
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

/** Yields the entries as the unpacking library finds them: from the last signature of the end of the directory. */
function* entriesOf(view: DataView, bytes: Uint8Array<ArrayBuffer>): Generator<Entry> {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < 0) throw new Error('not a zip file');
  const length = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  if (at + length !== end) throw new Error('misplaced directory');
  while (view.getUint32(at, true) === signatures.entry) {
    const file = view.getUint32(at + 42, true);
    if (view.getUint32(file, true) !== signatures.file) throw new Error('misplaced file header');
    const start = file + 30 + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
    const packedLength = view.getUint32(at + 20, true);
    if (view.getUint16(at + 8, true) & 1 || start + packedLength > end) throw new Error('encrypted or truncated');
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    yield { name, method: view.getUint16(at + 10, true), packed: bytes.subarray(start, start + packedLength) };
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** Returns the unpacked size. Stops soon after `most` is exceeded. */
async function inflatedSize(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      // The remaining data is not needed, and a failed cancellation has no effect.
      void reader.cancel().catch(() => undefined);
      break;
    }
  }
  return size;
}
