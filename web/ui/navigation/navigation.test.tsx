/** From page to page, over the history of a real window: what has not come is waited for, what is not saved is asked about, and each page stands where it was left. */
import { NavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Part } from '../loadable.tsx';
import { createNavigation, type Route } from './navigation.ts';

/** A script that comes when the test lets it; `asked` is for which addresses it was asked. */
function heldPart() {
  const asked: string[] = [];
  let end: (error?: Error) => void = () => undefined;
  let isLoaded = false;
  const part: Part = {
    isLoaded: () => isLoaded,
    load: ({ pathname, search }) => {
      asked.push(pathname + search);
      return new Promise((resolve, reject) => {
        end = (error) => {
          isLoaded = error === undefined;
          if (error === undefined) resolve();
          else reject(error);
        };
      });
    },
  };
  return { part, asked, come: () => end(), fail: (error: Error) => end(error) };
}

const atOnce: Part = { isLoaded: () => true, load: () => Promise.resolve() };

const page = (path: string, part = atOnce, isNeeded?: Route['isNeeded']): Route => ({
  path,
  parts: [part],
  element: path,
  ...(isNeeded && { isNeeded }),
});

/** A tab that stands at the first page. */
async function open(routes: Route[], address = '/one') {
  history.pushState(null, '', address);
  const navigation = createNavigation(routes);
  onTestFinished(navigation.stop);
  await navigation.opened;
  const stands = () => {
    const { location, match } = navigation.state();
    return `${match?.route.path}: ${location.pathname}${location.search}`;
  };
  return { navigation, stands };
}

const inBrowser = () => location.pathname + location.search;

/** All that has been put off has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

// As browsers do, the window tells of a way back later.
beforeEach(() => {
  const go = history.go.bind(history);
  vi.spyOn(history, 'go').mockImplementation((delta) => void setTimeout(() => go(delta)));
});

describe('a page', () => {
  it('stays until the script of the next one has come', async () => {
    const { part, asked, come } = heldPart();
    const { navigation, stands } = await open([page('/one'), page('/two', part)]);
    const done = navigation.push('/two?a=b');
    expect([stands(), inBrowser(), navigation.state().waits]).toEqual(['/one: /one', '/one', true]);
    come();
    await done;
    expect([stands(), inBrowser(), navigation.state().waits]).toEqual(['/two: /two?a=b', '/two?a=b', false]);
    expect(asked).toEqual(['/two?a=b']);
  });

  it('is not opened where another has been asked for since', async () => {
    const { part, come } = heldPart();
    const { navigation, stands } = await open([page('/one'), page('/two', part), page('/three')]);
    const first = navigation.push('/two');
    await navigation.push('/three');
    come();
    await first;
    expect([stands(), inBrowser(), navigation.state().waits]).toEqual(['/three: /three', '/three', false]);
  });

  it('loads nothing for somebody who does not need it', async () => {
    const { part, asked } = heldPart();
    const { navigation, stands } = await open([page('/one'), page('/two', part, async () => false)]);
    await navigation.push('/two');
    expect([stands(), asked]).toEqual(['/two: /two', []]);
    const completed = navigation.complete();
    expect(navigation.state().waits).toBe(false);
    await completed;
  });

  it('changes at once with its query when everything is there', async () => {
    const { navigation, stands } = await open([page('/one')]);
    const { match } = navigation.state();
    void navigation.push('/one?page=1');
    expect([stands(), inBrowser()]).toEqual(['/one: /one?page=1', '/one?page=1']);
    expect(navigation.state().match).toBe(match);
  });

  it('that is waited for can be left by the browser, as can the wait for one that was gone back to', async () => {
    const { part, asked, come } = heldPart();
    const { navigation, stands } = await open([page('/one'), page('/two', part), page('/three')], '/three');
    await navigation.push('/one');
    navigation.go(-1);
    await vi.waitFor(() => expect(stands()).toBe('/three: /three'));
    expect(navigation.state().type).toBe(NavigationType.Pop);
    void navigation.push('/two');
    await navigation.replace('/one?x=1');
    come();
    await settled();
    expect([stands(), inBrowser(), asked]).toEqual(['/one: /one?x=1', '/one?x=1', ['/two']]);
    expect(navigation.state().type).toBe(NavigationType.Replace);
  });

  it('is found by the best of the paths that fit, and says what its address says', async () => {
    const { navigation, stands } = await open([page('*'), page('/one/:id?'), page('/one/new')], '/one');
    expect(stands()).toBe('/one/:id?: /one');
    await navigation.push('/one/new');
    expect(stands()).toBe('/one/new: /one/new');
    await navigation.push('/one/a b');
    expect([stands(), navigation.state().match?.params]).toEqual(['/one/:id?: /one/a%20b', { id: 'a b' }]);
    await navigation.push('/nowhere');
    expect(stands()).toBe('*: /nowhere');
  });

  it('keeps what it was handed, over a reload too', async () => {
    const { navigation } = await open([page('/one'), page('/two')]);
    expect(navigation.state().location.key).toBe('default');
    await navigation.push('/two', { added: 'Sunita' });
    navigation.stop();
    const { location } = createNavigationAgain([page('/two')]).state();
    expect(location.state).toEqual({ added: 'Sunita' });
    expect(location.key).toBe(navigation.state().location.key);
  });
});

/** The tab is loaded anew where it stands. */
function createNavigationAgain(routes: Route[]) {
  const navigation = createNavigation(routes);
  onTestFinished(navigation.stop);
  return navigation;
}

describe('a page that cannot be shown', () => {
  it('says why at its address, and is left behind by the next', async () => {
    const { part, asked, fail } = heldPart();
    const { navigation, stands } = await open([page('/one'), page('/two', part)]);
    const error = new Error('gone');
    const done = navigation.push('/two');
    fail(error);
    await done;
    expect([stands(), inBrowser(), navigation.state().failure]).toEqual(['/two: /two', '/two', { error }]);
    await navigation.push('/one');
    expect([stands(), navigation.state().failure]).toEqual(['/one: /one', undefined]);
    void navigation.push('/two');
    expect(asked).toEqual(['/two', '/two']);
  });
});

describe('what the page misses', () => {
  it('is loaded where it stands: it is not opened once more', async () => {
    let isNeeded = false;
    const { part, asked, come } = heldPart();
    const { navigation } = await open([page('/one', part, async () => isNeeded)]);
    const before = navigation.state();
    isNeeded = true;
    const done = navigation.complete();
    await vi.waitFor(() => expect(asked).toEqual(['/one']));
    come();
    await done;
    expect(navigation.state()).toEqual(before);
    expect(navigation.state().scroll).toBe(before.scroll);
    expect(inBrowser()).toBe('/one');
  });
});

describe('a page that is guarded', () => {
  /** Two entries, of which the second is guarded; `answer` is what the person says. */
  async function guarded() {
    const tab = await open([page('/one'), page('/two'), page('/three')]);
    await tab.navigation.push('/two');
    let answer: (leave: boolean) => void = () => undefined;
    const asked: string[] = [];
    const stop = tab.navigation.guard(({ pathname: from }, { pathname: to }) => {
      if (from === to) return true;
      asked.push(`${from} ${to}`);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    return { ...tab, asked, stop, answer: (leave: boolean) => answer(leave) };
  }

  it('is left by a link only once that is agreed to', async () => {
    const { navigation, stands, asked, answer } = await guarded();
    const refused = navigation.push('/three');
    answer(false);
    await refused;
    expect([stands(), inBrowser(), asked]).toEqual(['/two: /two', '/two', ['/two /three']]);
    const agreed = navigation.replace('/three');
    answer(true);
    await agreed;
    expect([stands(), inBrowser(), asked.length]).toEqual(['/three: /three', '/three', 2]);
  });

  it('stands at its address while the way back is asked about, and goes that way then', async () => {
    const { navigation, stands, asked, answer } = await guarded();
    navigation.go(-1);
    await vi.waitFor(() => expect(asked).toEqual(['/two /one']));
    await vi.waitFor(() => expect(inBrowser()).toBe('/two'));
    answer(false);
    await settled();
    expect([stands(), inBrowser()]).toEqual(['/two: /two', '/two']);

    navigation.go(-1);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer(true);
    await vi.waitFor(() => expect(stands()).toBe('/one: /one'));
    expect([inBrowser(), asked.length]).toEqual(['/one', 2]);
    navigation.go(1);
    await vi.waitFor(() => expect(asked.at(-1)).toBe('/one /two'));
    answer(true);
    await vi.waitFor(() => expect([stands(), inBrowser()]).toEqual(['/two: /two', '/two']));
  });

  it('is asked about anew where the person goes back further before the browser is back at it', async () => {
    const { navigation, stands, asked, stop } = await guarded();
    stop();
    await navigation.push('/three');
    const answers: ((leave: boolean) => void)[] = [];
    navigation.guard((_from, to) => {
      asked.push(to.pathname);
      answers.at(-1)?.(false);
      return new Promise((resolve) => answers.push(resolve));
    });
    navigation.go(-1);
    navigation.go(-1);
    await vi.waitFor(() => expect(asked).toEqual(['/two', '/one']));
    await vi.waitFor(() => expect(inBrowser()).toBe('/three'));
    expect(stands()).toBe('/three: /three');
    answers.at(-1)?.(true);
    await vi.waitFor(() => expect([stands(), inBrowser()]).toEqual(['/one: /one', '/one']));
  });

  it('is free where nothing is lost, and once the guard is gone', async () => {
    const { navigation, stands, asked, stop } = await guarded();
    await navigation.push('/two?page=1');
    stop();
    await navigation.push('/three');
    expect([stands(), asked]).toEqual(['/three: /three', []]);
  });
});

describe('how far a page is scrolled', () => {
  const scrolledTo = (top: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);

  it('is the top of a new one, what it was on the way back, and left alone on demand', async () => {
    const { navigation } = await open([page('/one'), page('/two')]);
    scrolledTo(300);
    await navigation.push('/two');
    expect(navigation.state().scroll).toEqual({ top: 0 });
    scrolledTo(40);
    await navigation.push('/two?kind=MEETING', null, { preventScrollReset: true });
    expect(navigation.state().scroll).toBeUndefined();
    navigation.go(-2);
    await vi.waitFor(() => expect(navigation.state().scroll).toEqual({ top: 300 }));
    navigation.go(1);
    await vi.waitFor(() => expect(navigation.state().scroll).toEqual({ top: 40 }));
  });

  it('is kept over a reload', async () => {
    const { navigation } = await open([page('/one'), page('/two')]);
    await navigation.push('/two');
    expect(history.scrollRestoration).toBe('manual');
    scrolledTo(500);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    navigation.stop();
    const again = createNavigationAgain([page('/one'), page('/two')]);
    await again.opened;
    expect(again.state().scroll).toEqual({ top: 500 });
  });
});
