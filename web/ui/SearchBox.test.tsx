/** The search box: when it asks, and that it neither loses what is typed nor what is chosen beside it. */
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

/** An address that holds the search, and a filter beside the box. */
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

/** Time stands still but for what a test lets pass. */
describe('while somebody types', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const wait = () => act(() => vi.runAllTimers());

  it('asks once, after the last key', () => {
    const onSearch = vi.fn();
    render(<Host onSearch={onSearch} />);
    for (const typed of ['s', 'sh', 'shi', 'shin', 'shind', 'shinde']) type(typed);
    expect(onSearch).not.toHaveBeenCalled();
    wait();
    expect(onSearch.mock.calls).toEqual([['shinde in all']]);
  });

  it('asks for nothing when the text is back to what it was', () => {
    const onSearch = vi.fn();
    render(<Host initial="shinde" onSearch={onSearch} />);
    type('shind');
    type('shinde');
    wait();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('asks with the filter that was chosen while it waited', () => {
    const onSearch = vi.fn();
    render(<Host onSearch={onSearch} />);
    type('shinde');
    fireEvent.click(screen.getByRole('button', { name: 'Pune' }));
    wait();
    expect(onSearch.mock.calls).toEqual([['shinde in Pune']]);
  });
});

it('asks at once on Enter, and not again afterwards', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<Host onSearch={onSearch} />);
  await user.type(box(), 'shinde{Enter}{Enter}');
  expect(onSearch.mock.calls).toEqual([['shinde in all']]);
});

it('does nothing for one or two letters, not even on Enter, and says so', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<Host onSearch={onSearch} />);
  await user.type(box(), 'sh{Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Type 3 letters or more');
});

it('resets at once when it is emptied, by hand or by its button', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<Host initial="shinde" onSearch={onSearch} />);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(onSearch.mock.calls).toEqual([[' in all']]);
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

it('follows the address when that changes by itself', async () => {
  const user = userEvent.setup();
  render(<Host initial="shinde" />);
  expect(box()).toHaveProperty('value', 'shinde');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(box()).toHaveProperty('value', '');
});
