/** Converts a code to an SVG path: error correction M, and a quiet zone of 4 modules, which scanners need. Pure. */
import { encode } from 'uqr';

export interface QrPath {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** Dark modules in module units, each run of a row as one rectangle. */
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
