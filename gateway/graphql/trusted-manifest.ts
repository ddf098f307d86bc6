/**
 * The manifest of trusted documents, which the build writes. Documents of an earlier build of the web client stay trusted for 30 days, because its pages
 * may still be open in browsers.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Days for which a document is trusted after the first build without it. */
const formerDays = 30;

const dayMs = 24 * 60 * 60_000;

export interface ManifestEntry {
  /** SHA-256 of the text, which clients may send instead of the text. */
  readonly hash: string;
  readonly text: string;
  /** The instant at which the trust ends; null for a document of the newest build. */
  readonly until: string | null;
}

/** Returns the manifest of a build. @param former the manifest of the previous build */
export function nextManifest(former: readonly ManifestEntry[], texts: readonly string[], now: Date): readonly ManifestEntry[] {
  const until = new Date(now.getTime() + formerDays * dayMs).toISOString();
  const earlier = former.filter((entry) => !texts.includes(entry.text) && (entry.until === null || Date.parse(entry.until) > now.getTime()));
  return [...texts.map((text) => ({ hash: hash('sha256', text), text, until: null })), ...earlier.map((entry) => ({ ...entry, until: entry.until ?? until }))];
}

/** Returns the entries of a file. A missing or damaged file is an empty manifest, so it never prevents a build or a start. */
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
