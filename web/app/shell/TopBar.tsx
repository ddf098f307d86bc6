/** Renders the top bar: Home, breadcrumb, Find anything, language, theme, and the user menu or the login link. */
import { chakra } from '@chakra-ui/react';
import { ChevronDown, Moon, Sun } from 'lucide-react';
import { memo, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { logOut } from '../../features/session/log-out.ts';
import { joinParts } from '../../i18n/formats.ts';
import { isLanguage, languages } from '../../i18n/languages.ts';
import { useLanguage, useText } from '../../i18n/text-context.ts';
import { homePath, loginPath, registerPath } from '../../screens/paths.ts';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { chooseColorMode, currentColorMode, onColorModeChange } from '../../ui/color-mode.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { barControl, Welcome } from './bar.tsx';
import { FindButton } from './FindButton.tsx';

const BarLink = chakra(Link, { base: barControl });

const UserMenu = lazyComponent(async () => (await import('./UserMenu.tsx')).UserMenu);

interface Props {
  /** Receives the element for the breadcrumb. */
  breadcrumb: (element: HTMLElement | null) => void;
}

/** Memoised, because the bar stays the same between pages. */
export const TopBar = memo(function TopBar({ breadcrumb }: Props) {
  const text = useText();
  const state = useSession();
  const person = personOf(state);
  const welcome = person === undefined ? '' : joinParts([text('bar.welcome', { first: person.firstName ?? '', last: person.lastName ?? '' })], ' ');
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="sticky"
      h="48px"
      px={{ base: '2', md: '4' }}
      display="flex"
      alignItems="center"
      gap="1"
      bg="bg.bar"
      color="fg.bar"
      _print={{ display: 'none' }}
    >
      <BarLink to={homePath()} ps="0" pe="1.5" gap="2.5" fontWeight="600">
        <Mark />
        {text('bar.home')}
      </BarLink>
      <chakra.nav aria-label={text('bar.breadcrumb')} ref={breadcrumb} hideBelow="md" minW="0" display="flex" color="fg.barMuted" whiteSpace="nowrap" />
      <chakra.span flex="1" />
      {person !== undefined && may.manage(person) && <FindButton person={person} />}
      <LanguageSelect />
      <ColorModeButton />
      <chakra.span hideBelow="md" w="1px" h="20px" mx="1.5" bg="bg.barHover" />
      {person === undefined ? (
        <>
          <BarLink to={loginPath()}>{text('login.title')}</BarLink>
          <BarLink to={registerPath}>{text('bar.signUp')}</BarLink>
        </>
      ) : (
        <Suspense fallback={<chakra.span {...barControl}>{<Welcome>{welcome}</Welcome>}</chakra.span>}>
          <UserMenu welcome={welcome} hasProfile={may.manage(person)} onLogout={logOut} />
        </Suspense>
      )}
    </chakra.header>
  );
});

/** Renders the product's mark: three furrows under a seed. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M2 20c5-2.600 15-2.600 20 0M4.500 15.500c4-2.200 11-2.200 15 0M7 11.200c3-1.700 7-1.700 10 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="12" cy="5" r="2.600" fill="#F0CB6B" />
    </svg>
  );
}

/** Renders the button that switches between light and dark. */
function ColorModeButton() {
  const text = useText();
  const mode = useSyncExternalStore(onColorModeChange, currentColorMode);
  const Icon = mode === 'dark' ? Sun : Moon;
  return (
    <chakra.button
      type="button"
      {...barControl}
      px="0"
      w="control"
      aria-label={text(mode === 'dark' ? 'bar.light' : 'bar.dark')}
      onClick={() => chooseColorMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon />
    </chakra.button>
  );
}

/** Renders the language choice: a native select over its short name, which works everywhere and needs no script. */
function LanguageSelect() {
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
