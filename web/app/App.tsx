/** Providers of styles, language and routes. */

import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LucideProvider } from 'lucide-react';
import { RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import type { LoadedLanguage } from '../i18n/languages.ts';
import { system } from '../ui/theme/system.ts';
import type { AppRouter } from './router.tsx';

/** The content security policy allows only styles with this response's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const styles = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });

interface Props {
  language: LoadedLanguage;
  router: AppRouter;
}

export function App({ language, router }: Props) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <LucideProvider size={16} strokeWidth={1.75}>
          <LanguageProvider initial={language}>
            {/* A transition would render the previous and the next page in turns, and each turn would fetch. */}
            <RouterProvider router={router} useTransitions={false} />
          </LanguageProvider>
        </LucideProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
