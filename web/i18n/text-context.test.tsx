/** Texts of several domains during a change of the language: no page is partly translated, and React logs no warning. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { deferred } from '../testing/server.ts';
import { defineTexts } from './define-texts.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { english, loadLanguage, storedLanguage } from './languages.ts';
import { useLanguage, useText } from './text-context.ts';

it('all texts of a component change at once, when all have loaded', async () => {
  const [hindi, other] = [deferred<{ hi: { first: string } }>(), deferred<{ hi: { second: string } }>()];
  const firstTexts = defineTexts({ first: 'Seed' }, { hi: () => hindi.promise, mr: async () => ({ mr: { first: '' } }) });
  const secondTexts = defineTexts({ second: 'Field' }, { hi: () => other.promise, mr: async () => ({ mr: { second: '' } }) });
  function Part() {
    const text = useText(firstTexts, secondTexts);
    const { choose } = useLanguage();
    return (
      <button type="button" onClick={() => choose('hi')}>
        {text('first')} {text('second')}
      </button>
    );
  }
  await act(async () => {
    render(
      <LanguageProvider initial={english}>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </LanguageProvider>,
    );
  });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('Seed Field');
  await act(async () => button.click());
  await act(async () => hindi.resolve({ hi: { first: 'बीज' } }));
  expect(button.textContent).toBe('Seed Field');
  await act(async () => other.resolve({ hi: { second: 'खेत' } }));
  await waitFor(() => expect(button.textContent).toBe('बीज खेत'));
});

it('the language that was chosen last stays, in any order of arrival', async () => {
  function Part() {
    const { language, choose } = useLanguage();
    const chooseBoth = () => {
      choose('hi');
      choose('en');
    };
    return (
      <button type="button" onClick={chooseBoth}>
        {language}
      </button>
    );
  }
  render(
    <LanguageProvider initial={english}>
      <Part />
    </LanguageProvider>,
  );
  const button = screen.getByRole('button', { name: 'en' });
  await act(async () => {
    button.click();
    // English is available at once, and Hindi arrives after it.
    await loadLanguage('hi');
  });
  expect(button.textContent).toBe('en');
  expect(storedLanguage()).toBe('en');
});
