/** Reads parts of a file. Like `Buffer`'s own methods, every function throws a RangeError when the file violates its format. */

export interface CleanPicture {
  readonly pixels: number;
  /** The file without metadata. */
  readonly content: Buffer;
}

export function slice(content: Buffer, start: number, length: number): Buffer {
  if (start + length > content.length) throw new RangeError('the file ends too early');
  return content.subarray(start, start + length);
}

/** Throws unless the file follows its format. */
export function assertFormat(isFulfilled: boolean): asserts isFulfilled {
  if (!isFulfilled) throw new RangeError('the file does not follow its format');
}
