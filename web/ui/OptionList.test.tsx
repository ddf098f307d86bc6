/** The drawer that replaces the option list on a narrow screen. */
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sprout } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { english } from '../i18n/languages.ts';
import { OptionList } from './OptionList.tsx';
import { system } from './theme/system.ts';

const option = { key: 'farmers', label: 'Farmers', icon: Sprout, href: '/?panel=farmers', current: true };

it('opens with a button, keeps the focus inside, and returns the focus to the button', async () => {
  render(
    <ChakraProvider value={system}>
      <LanguageProvider initial={english}>
        <MemoryRouter>
          <OptionList label="Options" options={[option]} />
        </MemoryRouter>
      </LanguageProvider>
    </ChakraProvider>,
  );
  // At the width of the test browser, the column of links is shown instead.
  const button = screen.getByRole('button', { name: 'Farmers', hidden: true });
  for (const key of ['{Escape}', '{Enter}']) {
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Options' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard(key);
    await waitFor(() => expect([document.activeElement, screen.queryByRole('dialog')]).toEqual([button, null]));
  }
});
