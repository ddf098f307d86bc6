import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { english } from '../i18n/languages.ts';
import { Block } from './Block.tsx';
import { ChunkError } from './load-chunk.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import { system } from './theme/system.ts';

let isBroken = true;
function Panel() {
  if (isBroken) throw new Error('A row has no id');
  return <p>Rows</p>;
}

const page = (panel: string) => (
  <ChakraProvider value={system}>
    <LanguageProvider initial={english}>
      <nav>Options</nav>
      <PanelBoundary key={panel}>
        <Panel />
      </PanelBoundary>
    </LanguageProvider>
  </ChakraProvider>
);

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('keeps the rest of the page when a panel crashes, and renders the panel again on Retry', async () => {
  render(page('farmers'));
  expect(screen.getByText('Options')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  expect(screen.getByText('A row has no id')).toBeTruthy();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Rows')).toBeTruthy();
});

it('keeps the heading of a part that crashes, and the other parts', () => {
  const parts = (
    <>
      <Block title="Map">
        <Panel />
      </Block>
      <Block title="Pictures">Three pictures</Block>
    </>
  );
  render(
    <ChakraProvider value={system}>
      <LanguageProvider initial={english}>{parts}</LanguageProvider>
    </ChakraProvider>,
  );
  expect(screen.getByRole('region', { name: 'Map' }).textContent).toContain('A row has no id');
  expect(screen.getByRole('region', { name: 'Pictures' }).textContent).toContain('Three pictures');
});

it('says in its frame that a script is missing', () => {
  const Missing = () => {
    throw new ChunkError('timeout');
  };
  render(
    <ChakraProvider value={system}>
      <LanguageProvider initial={english}>
        <PanelBoundary frame={(message) => <section aria-label="Find anything">{message}</section>}>
          <Missing />
        </PanelBoundary>
      </LanguageProvider>
    </ChakraProvider>,
  );
  expect(screen.getByRole('region', { name: 'Find anything' }).textContent).toContain('Unexpected Application Error!');
});

it('starts the next panel without the error', () => {
  const { rerender } = render(page('farmers'));
  isBroken = false;
  rerender(page('dealers'));
  expect(screen.getByText('Rows')).toBeTruthy();
});
