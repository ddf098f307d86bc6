/** The search box: when it searches, and that neither typed text nor a filter chosen beside it is lost. */
import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';
import { system } from './theme/system.ts';

const box = () => screen.getByRole('searchbox', { name: 'Search farmer' });

interface HostProps {
  initial?: string;
  onSearch?: (text: string) => void;
}

/** Renders a search box whose value is in the address, beside a filter. */
function Host({ initial = '', onSearch }: HostProps) {
  const [value, setValue] = useState(initial);
  const [filter, setFilter] = useState('all');
  return (
    <ChakraProvider value={system}>
      <SearchBox
        label="Search farmer"
        value={value}
        onSearch={(text) => {
          setValue(text);
          onSearch?.(`${text} in ${filter}`);
        }}
      />
      <button type="button" onClick={() => setFilter('Pune')}>
        Pune
      </button>
      <button type="button" onClick={() => setValue('')}>
        Back
      </button>
    </ChakraProvider>
  );
}

/** The clock is stopped and moves only when a test advances it. */
describe('while typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const wait = () => act(() => vi.runAllTimers());

  it('searches once, after the last key', () => {
    const onSearch = vi.fn();
    render(<Host onSearch={onSearch} />);
    for (const typed of ['s', 'sh', 'shi', 'shin', 'shind', 'shinde']) type(typed);
    expect(onSearch).not.toHaveBeenCalled();
    wait();
    expect(onSearch.mock.calls).toEqual([['shinde in all']]);
  });

  it('does not search when the text is back to its previous value', () => {
    const onSearch = vi.fn();
    render(<Host initial="shinde" onSearch={onSearch} />);
    type('shind');
    type('shinde');
    wait();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('searches with a filter that was chosen during the delay', () => {
    const onSearch = vi.fn();
    render(<Host onSearch={onSearch} />);
    type('shinde');
    fireEvent.click(screen.getByRole('button', { name: 'Pune' }));
    wait();
    expect(onSearch.mock.calls).toEqual([['shinde in Pune']]);
  });
});

it('searches at once on Enter, and not again afterwards', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<Host onSearch={onSearch} />);
  await user.type(box(), 'shinde{Enter}{Enter}');
  expect(onSearch.mock.calls).toEqual([['shinde in all']]);
});

it('does not search for one or two letters, not even on Enter, and says why', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<Host onSearch={onSearch} />);
  await user.type(box(), 'sh{Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Type 3 letters or more');
});

it('resets at once when emptied by keys or by its button', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<Host initial="shinde" onSearch={onSearch} />);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(onSearch.mock.calls).toEqual([[' in all']]);
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

it('follows the address when the address changes on its own', async () => {
  const user = userEvent.setup();
  render(<Host initial="shinde" />);
  expect(box()).toHaveProperty('value', 'shinde');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(box()).toHaveProperty('value', '');
});
