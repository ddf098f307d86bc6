/** Everything the pages stand in: styles, language, pages. */

import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LucideProvider } from 'lucide-react';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import type { LoadedLanguage } from '../i18n/languages.ts';
import type { Navigation } from '../ui/navigation/navigation.ts';
import { system } from '../ui/theme/system.ts';
import { Pages } from './Pages.tsx';

/** The content security policy lets in only styles that carry this response's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const styles = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });

interface Props {
  language: LoadedLanguage;
  navigation: Navigation;
}

export function App({ language, navigation }: Props) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <LucideProvider size={16} strokeWidth={1.75}>
          <LanguageProvider initial={language}>
            <Pages navigation={navigation} />
          </LanguageProvider>
        </LucideProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
