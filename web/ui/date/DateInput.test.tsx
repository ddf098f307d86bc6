/** The date field: typed text is parsed on blur and on Enter, and days are picked from the calendar by keys and by pointer. */
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { english, type LoadedLanguage, loadLanguage } from '../../i18n/languages.ts';
import { system } from '../theme/system.ts';
import { DateInput } from './DateInput.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00+05:30') });
  return () => vi.useRealTimers();
});

const changes = vi.fn();

function Host({ initial, latest }: { initial: string; latest?: string | undefined }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    changes(next);
    setValue(next);
  };
  return (
    <>
      <DateInput id="day" aria-label="Day" value={value} onChange={change} latest={latest} />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function open({ initial = '2026-11-19', latest, language = english }: { initial?: string; latest?: string; language?: LoadedLanguage } = {}) {
  changes.mockClear();
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <LanguageProvider initial={language}>
          <Host initial={initial} latest={latest} />
        </LanguageProvider>
      </ChakraProvider>,
    );
  });
  return { user: userEvent.setup(), field: await screen.findByLabelText<HTMLInputElement>('Day') };
}

const calendar = async () => within(await screen.findByRole('dialog', { name: 'Choose a date' }));
const isFocused = (name: string) => waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));

describe('typing', () => {
  it('shows a day in words, and parses typed text on blur', async () => {
    const { user, field } = await open();
    expect(field.value).toBe('Thu 19 Nov 2026');
    expect(field.type).toBe('text');
    await user.click(field);
    await user.keyboard('12/02/2024');
    expect(field.value).toBe('12/02/2024');
    expect(changes).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(field.value).toBe('Mon 12 Feb 2024');
    expect(changes.mock.calls).toEqual([['2024-02-12']]);
  });

  it('parses typed text on Enter', async () => {
    const { user, field } = await open();
    await user.click(field);
    await user.keyboard('yesterday{Enter}');
    expect(field.value).toBe('Fri 20 Nov 2026');
  });

  it('keeps text that is not a day, and Escape restores the previous value', async () => {
    const { user, field } = await open();
    await user.click(field);
    await user.keyboard('31 11 2026{Enter}');
    expect(field.value).toBe('31 11 2026');
    expect(changes.mock.calls).toEqual([['31 11 2026']]);
    await user.clear(field);
    await user.keyboard('1/1{Escape}');
    expect(field.value).toBe('31 11 2026');
  });

  it('formats days in the user language and parses its digits', async () => {
    const { user, field } = await open({ language: await loadLanguage('mr') });
    expect(field.value).toBe('गुरु 19 नोव्हें 2026');
    await user.click(field);
    await user.keyboard('१२/०२/२०२४{Enter}');
    expect(changes.mock.calls).toEqual([['2024-02-12']]);
  });
});

describe('the calendar', () => {
  it('opens with Alt and Arrow Down at the chosen day, moves by keys, and picks with Enter', async () => {
    const { user, field } = await open();
    await user.click(field);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const popover = await calendar();
    await isFocused('Thu 19 Nov 2026');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(popover.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(popover.getByRole('gridcell', { selected: true }).textContent).toBe('19');
    expect(popover.getByRole('button', { current: 'date' }).textContent).toBe('21');
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    await isFocused('Wed 11 Nov 2026');
    await user.keyboard('{PageUp}');
    await isFocused('Sun 11 Oct 2026');
    expect(popover.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Sun 11 Oct 2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(changes.mock.calls).toEqual([['2026-10-11']]);
  });

  it('closes on Escape without a change', async () => {
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    await calendar();
    await isFocused('Thu 19 Nov 2026');
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(changes).not.toHaveBeenCalled();
  });

  it('offers no day after the latest', async () => {
    const { user } = await open({ initial: '', latest: '2026-11-21' });
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    const popover = await calendar();
    await isFocused('Sat 21 Nov 2026');
    await user.keyboard('{ArrowRight}{PageDown}');
    await isFocused('Sat 21 Nov 2026');
    expect(popover.getByRole('button', { name: 'Sun 22 Nov 2026' })).toHaveProperty('disabled', true);
    expect(popover.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(popover.getByRole('button', { name: 'Next month' }));
    await user.click(popover.getByRole('button', { name: 'Previous year' }));
    await user.click(popover.getByRole('button', { name: 'Fri 14 Nov 2025' }));
    expect(changes.mock.calls).toEqual([['2025-11-14']]);
  });
});
