/** Reads the environment of both processes: the same words for on and off. Collects all faults as sentences that name their variables. */
import { type Clock, createClock } from './clock.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A reader of variables. Each method records a fault and returns a usable fallback for an invalid value, so all faults can be reported at once. */
export interface EnvironmentReader {
  /** All faults so far, one sentence each. A value that may be secret is never quoted. */
  readonly faults: string[];
  /** Returns null when the variable is unset, empty or blank. */
  text(name: string): string | null;
  /** Returns the values of a list, which commas or spaces separate. */
  list(name: string): readonly string[];
  integer(name: string, fallback: number, least: number, most: number): number;
  flag(name: string, fallback: boolean): boolean;
  /** @param protocols allowed protocols, such as `https:` */
  url(name: string, protocols: readonly string[]): URL | null;
  /** Returns the URL of a PostgreSQL database. Adds the password of PGPASSWORD when the URL has none. */
  databaseUrl(name: string): string | null;
  logLevel(): string;
  /** Returns null when the variable is unset. */
  secret(): string | null;
  clock(): Clock;
}

/** Minimum number of characters of a secret. */
export const minSecretLength = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const words = new Map([
  ...['on', 'true', '1', 'yes'].map((word) => [word, true] as const),
  ...['off', 'false', '0', 'no'].map((word) => [word, false] as const),
]);

export function readEnvironment(environment: Environment): EnvironmentReader {
  const faults: string[] = [];
  const text = (name: string) => environment[name]?.trim() || null;

  function url(name: string, protocols: readonly string[]): URL | null {
    const raw = text(name);
    if (raw === null) return null;
    const value = URL.canParse(raw) ? new URL(raw) : null;
    if (value && protocols.includes(value.protocol)) return value;
    // The message omits the value because it may contain a password.
    faults.push(`${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    return null;
  }

  return {
    faults,
    text,
    list: (name) =>
      text(name)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
    integer(name, fallback, least, most) {
      const raw = text(name);
      const value = raw === null ? fallback : /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
      if (value >= least && value <= most) return value;
      faults.push(`${name} must be a whole number from ${least} to ${most}, not "${raw}"`);
      return fallback;
    },
    flag(name, fallback) {
      const raw = text(name);
      const value = raw === null ? fallback : words.get(raw.toLowerCase());
      if (value === undefined) faults.push(`${name} must be on or off, not "${raw}"`);
      return value ?? fallback;
    },
    url,
    databaseUrl(name) {
      const [named, password] = [text(name), text('PGPASSWORD')];
      const value = url(name, ['postgres:', 'postgresql:']);
      if (value?.hostname.includes(',')) faults.push(`${name} must name one server. Put a proxy in front of several servers`);
      return named === null ? null : withPassword(named, password);
    },
    logLevel() {
      const level = text('LOG_LEVEL') ?? 'info';
      if (!logLevels.includes(level)) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}"`);
      return level;
    },
    secret() {
      const secret = text('SECRET');
      if (secret !== null && secret.length < minSecretLength) faults.push(`SECRET must have at least ${minSecretLength} characters`);
      return secret;
    },
    clock() {
      const start = text('CLOCK');
      try {
        return createClock(start ?? undefined);
      } catch {
        faults.push(`CLOCK must be an instant such as 2026-11-20T09:30:00+05:30, not "${start}"`);
        return createClock();
      }
    },
  };
}

/** Adds the password to a URL that has a user but no password. Encodes characters of the password that a URL reserves. */
export function withPassword(url: string, password: string | null): string {
  if (password === null) return url;
  return url.replace(/^([^:/?#]+:\/\/[^:@/?#]+)@/, (_whole, start: string) => `${start}:${encodeURIComponent(password)}@`);
}
