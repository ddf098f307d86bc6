/** Renders the top bar: Home, breadcrumb, Find anything, language, theme, and the user menu or the login link. */
import { chakra } from '@chakra-ui/react';
import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { logOut } from '../../features/session/log-out.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { homePath, loginPath, registerPath } from '../../screens/paths.ts';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { barControl } from './bar.ts';
import { ColorModeButton } from './ColorModeButton.tsx';
import { FindButton } from './FindButton.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Welcome } from './Welcome.tsx';

const BarLink = chakra(Link, { base: barControl });

const UserMenu = lazyPart(async () => (await import('./UserMenu.tsx')).UserMenu);

interface Props {
  /** Receives the element for the breadcrumb. */
  breadcrumb: (place: HTMLElement | null) => void;
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
