/** Light and dark follow the system until the person chooses, and index.html applies the same rule before the first paint. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseColorMode, currentColorMode, followColorMode, onColorModeChange, showColorMode } from './color-mode.ts';

const page = document.documentElement;

/** Mocks a system that prefers dark or light and can change its preference. */
function system(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.stubGlobal('matchMedia', () => query);
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

const startScript = () => {
  const html = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8');
  return /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
};

afterEach(() => {
  vi.unstubAllGlobals();
  page.className = '';
});

describe.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['nonsense', true, 'dark'],
] as const)('chosen %s, system dark %s', (chosen, dark, mode) => {
  const prepare = () => {
    system(dark);
    if (chosen !== null) localStorage.setItem('color-mode', chosen);
  };

  it(`is ${mode}`, () => {
    prepare();
    showColorMode();
    expect(currentColorMode()).toBe(mode);
    expect(page.classList.contains('dark')).toBe(mode === 'dark');
  });

  it(`is ${mode} before the first paint`, () => {
    prepare();
    new Function(startScript())();
    expect(page.classList.contains('dark')).toBe(mode === 'dark');
    expect(page.style.colorScheme).toBe(mode);
  });
});

it('stores a choice, applies it and notifies watchers', () => {
  system(false);
  const listener = vi.fn();
  const stop = onColorModeChange(listener);
  chooseColorMode('dark');
  expect(localStorage.getItem('color-mode')).toBe('dark');
  expect(page.classList.contains('dark')).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  chooseColorMode('light');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('follows the system until the person chooses', () => {
  const change = system(false);
  followColorMode();
  change(true);
  expect(page.classList.contains('dark')).toBe(true);
  chooseColorMode('light');
  change(false);
  change(true);
  expect(page.classList.contains('dark')).toBe(false);
});
