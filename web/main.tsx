/** Starts the web client: colour mode, language, session, then the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createAppRouter, firstPage } from './app/router.tsx';
import { english, loadLanguage, storedLanguage } from './i18n/languages.ts';
import { session } from './session/session.ts';
import { followColorMode } from './ui/color-mode.ts';
import { ignoreComposingKeys } from './ui/composing-keys.ts';
import { patience } from './ui/use-late.ts';

/** A function of its own: the bundler joins no scripts where a module awaits at its top. */
async function start() {
  followColorMode();
  ignoreComposingKeys();
  void session.restore();
  const router = createAppRouter();
  // A catalogue that cannot be fetched must not keep anybody from their work.
  const language = await loadLanguage(storedLanguage()).catch(() => english);
  document.documentElement.lang = language.language;

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id root.');
  // A frame without its page would only hold up a page that is about to come.
  await Promise.race([firstPage(router), new Promise((resolve) => setTimeout(resolve, patience))]);
  createRoot(root).render(
    <StrictMode>
      <App language={language} router={router} />
    </StrictMode>,
  );
}

void start();
