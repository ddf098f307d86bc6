/** Renders the language choice: a native select over its short name, which works everywhere and needs no script. */
import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { isLanguage, languages } from '../../i18n/languages.ts';
import { useLanguage, useText } from '../../i18n/text-context.ts';
import { barControl } from './bar.ts';

export function LanguageSelect() {
  const text = useText();
  const { language, choose } = useLanguage();
  return (
    <chakra.span {...barControl} position="relative" color="fg.barMuted" fontSize="13px" css={{ '&:has(:focus-visible)': barControl._focusVisible }}>
      <span aria-hidden>{language.toUpperCase()}</span>
      <ChevronDown size={14} />
      <chakra.select
        aria-label={text('bar.language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) choose(target.value);
        }}
        position="absolute"
        inset="0"
        boxSize="full"
        opacity="0"
        cursor="pointer"
        color="fg"
        bg="bg.panel"
        fontSize="16px"
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </chakra.select>
    </chakra.span>
  );
}
