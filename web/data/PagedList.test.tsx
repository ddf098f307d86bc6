/** Keys of the rows of a list. */
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { english } from '../i18n/languages.ts';
import type { RowColumn } from '../ui/list/columns.ts';
import { system } from '../ui/theme/system.ts';
import { PagedList } from './PagedList.tsx';

function Ask() {
  const [asks, setAsks] = useState(false);
  return (
    <button type="button" aria-pressed={asks} onClick={() => setAsks(true)}>
      Ask
    </button>
  );
}

const columns: readonly RowColumn<{ id: string }>[] = [
  { key: 'name', label: 'Name', kind: 'main', cell: ({ id }) => `Name ${id}` },
  { key: 'do', label: 'Do', kind: 'action', cell: () => <Ask /> },
];

const keyOf = ({ id }: { id: string }) => id;

const pageOf = (...ids: string[]) => listOf({ nodes: ids.map((id) => ({ id })) });

const listOf = (page: { nodes: { id: string }[]; totalCount?: number | null; totalCountAtLeast?: number | null }) => (
  <ChakraProvider value={system}>
    <LanguageProvider initial={english}>
      <MemoryRouter>
        <PagedList
          title="People"
          pageId="people"
          columns={columns}
          keyOf={keyOf}
          list={{
            state: { kind: 'rows', page, busy: false, stale: false },
            error: undefined,
            onRetry: () => undefined,
            page: 0,
            hasNext: true,
            onPage: () => undefined,
          }}
        />
      </MemoryRouter>
    </LanguageProvider>
  </ChakraProvider>
);

const row = (id: string) => screen.getByRole('row', { name: new RegExp(`Name ${id}`) });
const ask = (id: string) => within(row(id)).getByRole('button', { name: 'Ask' });

it('keeps the state of a row with that row, on another page and after a new row before it', async () => {
  const { rerender } = render(pageOf('1', '2'));
  await userEvent.click(ask('1'));
  rerender(pageOf('new', '1'));
  expect(['1', 'new'].map((id) => ask(id).getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  rerender(pageOf('3', '4'));
  expect(ask('3').getAttribute('aria-pressed')).toBe('false');
});

it('shows every row when ids are duplicated', () => {
  render(pageOf('1', '1'));
  expect(screen.getAllByRole('row', { name: /Name 1/ })).toHaveLength(2);
});

it.each([
  ['an exact total', { totalCount: 10_000, totalCountAtLeast: null }, '1-2 of 10,000'],
  ['a total that is not counted yet', { totalCount: null, totalCountAtLeast: 10_001 }, '1-2 of more than 10,000'],
  ['no total', { totalCount: null, totalCountAtLeast: null }, null],
  ['a minimum equal to the number of rows', { totalCount: null, totalCountAtLeast: 2 }, null],
])('shows the range of the rows with %s', (_, totals, range) => {
  render(listOf({ nodes: [{ id: '1' }, { id: '2' }], ...totals }));
  if (range === null) expect(screen.queryByText(/^1-2/)).toBeNull();
  else expect(screen.getByText(range)).toBeTruthy();
});
