/** What of a row is taken over by the row that comes in its place, and what is not. */
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { english } from '../i18n/languages.ts';
import type { RowColumn } from '../ui/list/columns.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';
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
  { key: 'image', label: 'Image', kind: 'image', cell: ({ id }) => <Thumbnail url={`/images/${id}.jpg`} /> },
  { key: 'name', label: 'Name', kind: 'main', cell: ({ id }) => `Name ${id}` },
  { key: 'do', label: 'Do', kind: 'action', cell: () => <Ask /> },
];

const keyOf = ({ id }: { id: string }) => id;

const pageOf = (...ids: string[]) => (
  <ChakraProvider value={system}>
    <LanguageProvider initial={english}>
      <MemoryRouter>
        <PagedList
          title="People"
          place="people"
          columns={columns}
          keyOf={keyOf}
          list={{
            state: { kind: 'rows', page: { nodes: ids.map((id) => ({ id })) }, busy: false, stale: false },
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
const picture = (id: string) => row(id).querySelector('img');
const ask = (id: string) => within(row(id)).getByRole('button', { name: 'Ask' });

it('the elements are, but neither the picture nor what has been opened in the row', async () => {
  const { rerender } = render(pageOf('1', '2'));
  const [first, firstPicture] = [row('1'), picture('1')];
  await userEvent.click(ask('1'));
  expect(ask('1').getAttribute('aria-pressed')).toBe('true');
  rerender(pageOf('3', '4'));
  expect(row('3')).toBe(first);
  expect(picture('3')).not.toBe(firstPicture);
  expect(picture('3')?.getAttribute('src')).toBe('/images/3.jpg');
  expect(ask('3').getAttribute('aria-pressed')).toBe('false');
});

it('a row that stays keeps all that is its own when another comes before it', async () => {
  const { rerender } = render(pageOf('1', '2'));
  const [first, firstPicture] = [row('1'), picture('1')];
  await userEvent.click(ask('1'));
  rerender(pageOf('new', '1'));
  expect([row('1'), picture('1')]).toEqual([first, firstPicture]);
  expect(row('1')).toBe(first);
  expect(ask('1').getAttribute('aria-pressed')).toBe('true');
  expect(ask('new').getAttribute('aria-pressed')).toBe('false');
});
