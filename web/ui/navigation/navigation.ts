/**
 * Leads from page to page: the page before stays until the scripts of the next one have come, what is not saved is asked about first, and a page that
 * one comes back to stands where it was scrolled to. React Router reads addresses; its own way of doing this measures 15 kB (decision 99).
 */
import type { ReactNode } from 'react';
import { createPath, type Location, matchRoutes, type NavigateOptions, NavigationType, type RouteMatch, type To } from 'react-router-dom';
import type { Part } from '../loadable.tsx';
import { openScrollPositions } from './scroll-positions.ts';

/** A page of the product, by its address. */
export interface Route {
  path: string;
  element: ReactNode;
  /** What is loaded before it is shown. */
  parts: readonly Part[];
  /** Whether anything of it is loaded; always when not given. */
  isNeeded?: () => Promise<boolean>;
}

/** Whether one page may be left for another; nothing waits where the answer is known at once. */
export type Guard = (from: Location, to: Location) => boolean | Promise<boolean>;

export interface NavigationState {
  /** The address whose page stands. It is not the browser's while one that was gone back to is on its way. */
  location: Location;
  /** Whether one came to it by a link, by an address in its place, or by the browser's history. */
  type: NavigationType;
  /** The page with what its address says; undefined until the first one has come. */
  match?: RouteMatch<string, Route> | undefined;
  /** Why the page cannot be shown. */
  failure?: { error: unknown } | undefined;
  /** Where the page is scrolled to, once for each time one comes to it; undefined where that stays as it is. */
  scroll?: { top: number } | undefined;
  /** The next page is on its way. */
  waits: boolean;
}

/** What an entry of the browser's history keeps, under the names that React Router gives it: an entry may be older than the build. */
interface Entry {
  usr?: unknown;
  key?: string;
  /** Its place in the history. */
  idx?: number;
}

const entry = (): Entry => history.state ?? {};

/** The address that the browser shows. */
function browserLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = entry();
  return { pathname, search, hash, state: usr, key };
}

/** As the browser would write it. */
function locationOf(to: To, state: unknown): Location {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), location.origin);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Follows the browser's history from now on, and begins to load the page of its address. */
export function createNavigation(routes: Route[]) {
  const watchers = new Set<() => void>();
  const scrollPositions = openScrollPositions();
  let state: NavigationState = { location: browserLocation(), type: NavigationType.Pop, waits: false };
  const free: Guard = () => true;
  let mayLeave = free;
  /** What was begun last: only that one is ended. */
  let latest: object | undefined;
  /** The place of the browser's entry, and who waits until it is at another. */
  let index = entry().idx ?? 0;
  const arrivals = new Map<number, () => void>();

  const become = (next: NavigationState) => {
    state = next;
    for (const watcher of watchers) watcher();
  };

  /** Loads what an address needs. Returns why it could not. */
  async function load({ parts, isNeeded }: Route, address: URL): Promise<NavigationState['failure']> {
    try {
      if (isNeeded === undefined || (await isNeeded())) await Promise.all(parts.map((part) => part.load(address)));
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  const write = (type: NavigationType, { state: usr, key, ...path }: Location) => {
    if (type === NavigationType.Pop) return;
    if (type === NavigationType.Push) index += 1;
    const written: Entry = { usr, key, idx: index };
    history[type === NavigationType.Push ? 'pushState' : 'replaceState'](written, '', createPath(path));
  };

  /**
   * Resolves when the page is shown, or another has been asked for since; at once where it is the same page with all that its query asks for.
   * The location that stands already is only completed.
   */
  async function show(next: Location, type: NavigationType, keepsScroll = false): Promise<void> {
    const attempt = {};
    latest = attempt;
    const isMove = next !== state.location;
    const isSamePath = next.pathname === state.location.pathname;
    const match = isSamePath && state.match !== undefined ? state.match : matchRoutes(routes, next)?.[0];
    const address = new URL(createPath(next), location.origin);
    const isThere = match === undefined || (match === state.match && match.route.parts.every((part) => part.isLoaded(address)));
    if (isMove && !isThere) become({ ...state, waits: true });
    const failure = isThere ? undefined : await load(match.route, address);
    if (attempt !== latest) return;

    const isFirst = state.match === undefined;
    if (!isFirst) scrollPositions.keep(state.location.key);
    if (isMove) write(type, next);
    const scroll = keepsScroll ? undefined : { top: scrollPositions.find(next.key) };
    become(isMove || isFirst ? { location: next, type, match, failure, scroll, waits: false } : { ...state, failure });
  }

  const moveTo = async (type: NavigationType, to: To, entryState: unknown, { preventScrollReset }: NavigateOptions) => {
    const next = locationOf(to, entryState);
    const may = mayLeave(state.location, next);
    if (may === true || (await may)) await show(next, type, preventScrollReset);
  };

  const isAt = (to: string) => createPath(locationOf(to, null)) === createPath(state.location);

  /** Moves within the browser's history and shows nothing of what is there. */
  const step = (delta: number) =>
    new Promise<void>((resolve) => {
      arrivals.set(index + delta, resolve);
      history.go(delta);
    });

  const onPop = () => {
    const from = index;
    index = entry().idx ?? index;
    const arrive = arrivals.get(index);
    arrivals.delete(index);
    if (arrive !== undefined) return arrive();
    const next = browserLocation();
    // An entry that something else has written has no place, and so no way back from it.
    const may = from === index || mayLeave(state.location, next);
    void (may === true ? show(next, NavigationType.Pop) : ask(next, from, index, may));
  };

  /** The browser has gone there already: while it is asked the address is that of the page that stands. */
  async function ask(next: Location, from: number, to: number, may: boolean | Promise<boolean>) {
    await step(from - to);
    if (!(await may)) return;
    await step(to - index);
    await show(next, NavigationType.Pop);
  }

  const onPageHide = () => {
    if (state.match !== undefined) scrollPositions.keep(state.location.key);
    scrollPositions.store();
  };

  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: index }, '');
  window.addEventListener('popstate', onPop);
  window.addEventListener('pagehide', onPageHide);

  return {
    state: () => state,
    /** Calls back after every change; returns how to stop. */
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    /** Asked before a page is left, one at a time; returns how to stop. */
    guard: (guard: Guard) => {
      mayLeave = guard;
      return () => {
        if (mayLeave === guard) mayLeave = free;
      };
    },
    /** Loads what the present page misses, unless another is on its way. */
    complete: () => (state.waits ? Promise.resolve() : show(state.location, state.type)),
    /** Resolves when the first page can be shown. */
    opened: show(state.location, state.type),
    /** What React Router asks for. The promises resolve once the page is shown, or is not to be shown any more. */
    push: (to: To, entryState: unknown = null, options: NavigateOptions = {}) => moveTo(NavigationType.Push, to, entryState, options),
    /** Opens the page of a link; the page that stands already takes the place of itself in the history. */
    follow: (to: string) => moveTo(isAt(to) ? NavigationType.Replace : NavigationType.Push, to, null, {}),
    replace: (to: To, entryState: unknown = null, options: NavigateOptions = {}) => moveTo(NavigationType.Replace, to, entryState, options),
    go: (delta: number) => history.go(delta),
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    /** Leaves the browser's history alone from now on. */
    stop: () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pagehide', onPageHide);
    },
  };
}
