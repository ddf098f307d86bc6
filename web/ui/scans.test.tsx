/** The keys of a hardware scanner reach no button, form or shortcut. */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scanEvent } from './bar-contexts.ts';
import { followScans } from './scans.ts';

const code = 'K7PQ2M4ND8RW6XT3';
const [onKeyDown, onScan] = [vi.fn(), vi.fn()];
const listen = (event: Event) => onScan(event instanceof CustomEvent ? event.detail : undefined);

beforeEach(() => {
  const page = document.createElement('div');
  document.body.append(page);
  followScans(page);
  window.addEventListener(scanEvent, listen);
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: receives the keys that components would receive.
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <button type="button">Approve</button>
      <input aria-label="Purpose" />
      <input type="search" aria-label="Code" />
      <form>
        <input type="password" aria-label="Password" />
      </form>
      <select aria-label="Role" defaultValue="A">
        <option>A</option>
        <option>K</option>
      </select>
    </div>,
    { container: page },
  );
});
afterEach(() => {
  window.removeEventListener(scanEvent, listen);
  vi.clearAllMocks();
});

/** Types with a delay in milliseconds, and ends with Enter. @returns the keys that reached the page */
function type(target: HTMLElement, text: string, delay: number, more: Readonly<Record<string, unknown>> = {}): string[] {
  onKeyDown.mockClear();
  let at = 1_000;
  for (const key of [...text, 'Enter']) {
    at += delay;
    const event = createEvent.keyDown(target, { key, ...more });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(target, event);
  }
  return onKeyDown.mock.calls.map(([key]) => key);
}

it('stops a scan on a button, and reports its text', () => {
  expect(type(screen.getByText('Approve'), code, 8)).toEqual(['K', '7', 'P']);
  expect(onScan.mock.calls).toEqual([[code]]);
});

it('stops only Enter in a text field, where a scan would send the form', () => {
  expect(type(screen.getByLabelText('Purpose'), code, 8)).toEqual([...code]);
  expect(onScan).not.toHaveBeenCalled();
});

it.each(['Code', 'Password'])('leaves every key to the field %s', (label) => {
  expect(type(screen.getByLabelText(label), code, 8)).toEqual([...code, 'Enter']);
});

it.each([
  ['typed by a person', code, 90, {}],
  ['words of a fast program', 'Deshpande', 8, {}],
  ['a short number', '1234567', 8, {}],
  ['a key that is held down', '11111111', 30, { repeat: true }],
])('leaves Enter after %s', (_, text, delay, more) => {
  expect(type(screen.getByLabelText('Purpose'), text, delay, more).at(-1)).toBe('Enter');
});

it('restores the choice of a list that the first keys have changed, and reports no scan while a dialog is open', () => {
  const list = screen.getByLabelText<HTMLSelectElement>('Role');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  // A browser chooses by the first letter.
  list.addEventListener('keydown', ({ key }) => {
    if (key === 'K') list.value = 'K';
  });
  type(list, code, 8);
  dialog.remove();
  expect([list.value, onScan.mock.calls]).toEqual(['A', []]);
});
