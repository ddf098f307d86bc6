/** Paths that every page needs, and the functions that build all addresses. An invalid value of a query string is parsed as its default. */
import { monthOf, type YearMonth, yearsUntil } from '../calendar/months.ts';
import { browserStorage } from '../i18n/browser-storage.ts';

/** Staff home with its first panel. */
export const homePath = (): string => '/';

const startKey = 'start-page';

/** Returns the start page after sign-in that was chosen in this browser. */
const startPath = (): string => browserStorage.getItem(startKey) ?? homePath();

export const isStartPath = (path: string): boolean => startPath() === path;

export function setStartPath(path: string): void {
  if (path === homePath()) browserStorage.removeItem(startKey);
  else browserStorage.setItem(startKey, path);
}

export const query = (values: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))).toString();
  return search === '' ? '' : `?${search}`;
};

export const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0);

/** Parses a month. @param today in India, `YYYY-MM-DD`, which determines the last available year */
export function readMonth(search: URLSearchParams, today: string): YearMonth | undefined {
  const [month, year] = [Number(search.get('month')), Number(search.get('year'))];
  const isValid = Number.isInteger(month) && month >= 1 && month <= 12 && yearsUntil(monthOf(today).year).includes(year);
  return isValid ? { month, year } : undefined;
}

export const registerPath = '/register';
export const forgotPath = '/forgot';
export const resetPath = '/reset';
export const changePasswordPath = '/changePassword';
export const profilePath = '/profile';

/** Message of a page that leads to the login, carried in the location state. */
export const loginMessage = (message: string) => ({ message });

export const readLoginMessage = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string' ? state.message : undefined;

/** Returns the path of the login. @param next page to open after sign-in */
export const loginPath = (next?: string): string => `/login${query({ next: next === undefined || next === homePath() ? undefined : next })}`;

/** Returns the path to open after sign-in: only an address of this product, never another site and never the login itself. */
export function readNext(search: URLSearchParams): string {
  const next = search.get('next') ?? startPath();
  const origin = 'https://this.invalid';
  const url = next.startsWith('/') && URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  return url === undefined || url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/login'
    ? homePath()
    : url.pathname + url.search + url.hash;
}
