/** Starts the web client: colour mode, language, session, then the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createAppRouter, firstPage } from './app/router.tsx';
import { english, loadLanguage, storedLanguage } from './i18n/languages.ts';
import { session } from './session/session.ts';
import { followColorMode } from './ui/color-mode.ts';
import { ignoreComposingKeys } from './ui/composing-keys.ts';
import { patience } from './ui/PageSkeleton.tsx';

/** A function, because the bundler does not join scripts of modules with a top-level await. */
async function start() {
  followColorMode();
  ignoreComposingKeys();
  void session.restore();
  const router = createAppRouter();
  // The client starts in English when the texts of the language fail to load.
  const language = await loadLanguage(storedLanguage()).catch(() => english);
  document.documentElement.lang = language.language;

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id root.');
  // Waits briefly for the first page, because rendering the frame without it would only delay the page.
  await Promise.race([firstPage(router), new Promise((resolve) => setTimeout(resolve, patience))]);
  createRoot(root).render(
    <StrictMode>
      <App language={language} router={router} />
    </StrictMode>,
  );
  // After the first page, which it would delay. A page without the script works, and the next one loads it.
  await import('./ui/scans.ts').then(({ followScans }) => followScans()).catch(() => undefined);
}

void start();
