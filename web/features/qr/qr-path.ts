/** A QR code as a drawing: error correction M, a quiet zone of 4 modules, as scanners ask for. Pure. */
import { encode } from 'uqr';

export interface QrPath {
  /** Modules of a side, with the quiet zone. */
  size: number;
  /** The dark modules, each run of a row as one rectangle, in modules. */
  path: string;
}

export function qrPath(code: string): QrPath {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [`M${x} ${y}h${lengthFrom(row, x)}v1h-${lengthFrom(row, x)}z`] : [])),
  );
  return { size, path: runs.join('') };
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
