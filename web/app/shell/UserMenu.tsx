/**
 * Renders the menu of the signed-in person, under 'Welcome, {first} {last}': password, profile, log-out. The browser opens and closes the menu, including on
 * Escape and on a press elsewhere, and returns the focus.
 */
import { chakra } from '@chakra-ui/react';
import { Keyboard, KeyRound, LogOut, UserRound } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionTexts } from '../../features/session/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { changePasswordPath, profilePath } from '../../screens/paths.ts';
import { barControl, Welcome } from './bar.tsx';
import { isSlashShortcutOn, setSlashShortcut } from './FindButton.tsx';

interface Props {
  welcome: string;
  /** True when the person may open their profile and Find anything, which are screens for moderators and administrators. */
  hasProfile: boolean;
  onLogout: () => void;
}

export function UserMenu({ welcome, hasProfile, onLogout }: Props) {
  const text = useText(sessionTexts);
  const navigate = useNavigate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [slash, changeSlash] = useState(isSlashShortcutOn);
  const setSlash = (on: boolean) => {
    setSlashShortcut(on);
    changeSlash(on);
  };
  const entries = [
    { label: text('session.changePassword'), icon: KeyRound, run: () => void navigate(changePasswordPath) },
    ...(hasProfile ? [{ label: text('session.profile'), icon: UserRound, run: () => void navigate(profilePath) }] : []),
    ...(hasProfile ? [{ label: text(slash ? 'session.slashOff' : 'session.slashOn'), icon: Keyboard, run: () => setSlash(!slash) }] : []),
    { label: text('action.logout'), icon: LogOut, run: onLogout },
  ];
  const choose = (run: () => void) => {
    // Focused here, because the browser returns the focus when the menu closes, and the next page may have received it by then.
    button.current?.focus();
    run();
  };
  return (
    <>
      <chakra.button ref={button} type="button" popoverTarget={id} aria-haspopup="menu" {...barControl}>
        <Welcome>{welcome}</Welcome>
      </chakra.button>
      <Menu
        id={id}
        popover="auto"
        role="menu"
        aria-label={welcome}
        onToggle={({ newState, currentTarget }) => newState === 'open' && itemsOf(currentTarget)[0]?.focus()}
        onKeyDown={walk}
      >
        {entries.map(({ label, icon: Icon, run }) => (
          <MenuItem key={label} type="button" role="menuitem" tabIndex={-1} popoverTarget={id} popoverTargetAction="hide" onClick={() => choose(run)}>
            <Icon />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Returns the index of the menu item that a key moves to, from the index of the focused item. */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  if (key === 'Tab') currentTarget.hidePopover();
  const items = itemsOf(currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = keys[key]?.(at, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

const Menu = chakra('div', {
  base: {
    layerStyle: 'floating',
    position: 'fixed',
    inset: 'auto',
    top: '46px',
    insetEnd: { base: '2', md: '4' },
    m: '0',
    minW: '200px',
    p: '1',
    borderRadius: 'l3',
    textStyle: 'body',
  },
});

const MenuItem = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    minH: { base: '44px', md: '34px' },
    px: '2.5',
    gap: '2.5',
    borderRadius: 'l2',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    _hover: { bg: 'bg.muted' },
    _focus: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
  },
});
