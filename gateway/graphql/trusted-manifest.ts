/**
 * The manifest of trusted documents, which the build writes. Documents of the web client of an earlier build stay trusted for 30 days, because its pages
 * may still be open in browsers (decision 201).
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Days for which a document is trusted after the first build without it. */
const formerDays = 30;

const dayMs = 24 * 60 * 60_000;

export interface ManifestEntry {
  /** SHA-256 of the text, by which clients may send it. */
  readonly hash: string;
  readonly text: string;
  /** The instant at which it stops being trusted; null for a document of the newest build. */
  readonly until: string | null;
}

/** Returns the manifest of a build. @param former the manifest of the build before */
export function nextManifest(former: readonly ManifestEntry[], texts: readonly string[], now: Date): readonly ManifestEntry[] {
  const until = new Date(now.getTime() + formerDays * dayMs).toISOString();
  const earlier = former.filter((entry) => !texts.includes(entry.text) && (entry.until === null || Date.parse(entry.until) > now.getTime()));
  return [...texts.map((text) => ({ hash: hash('sha256', text), text, until: null })), ...earlier.map((entry) => ({ ...entry, until: entry.until ?? until }))];
}

/** Returns the entries of a file. A missing or damaged file is an empty manifest, so that it never keeps a build or a gateway from starting. */
export async function readManifest(file: string): Promise<readonly ManifestEntry[]> {
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is ManifestEntry {
  const { hash: stored, text, until } = Object(value);
  return typeof text === 'string' && stored === hash('sha256', text) && (until === null || (typeof until === 'string' && !Number.isNaN(Date.parse(until))));
}
