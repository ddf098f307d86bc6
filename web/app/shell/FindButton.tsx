/**
 * Renders the button that opens Find anything. It looks like a field. Ctrl+K opens it too. `/` and the scan of a code do when no text field has the focus.
 */
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ChangeEvent, Suspense, use, useEffect, useRef } from 'react';
import { FindFrame } from '../../features/search/FindFrame.tsx';
import { browserStorage } from '../../i18n/browser-storage.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Person } from '../../session/session-types.ts';
import { FindContext, scanEvent } from '../../ui/bar-contexts.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { barControl } from './bar.tsx';

const load = () => import('../../screens/find/FindAnything.tsx');
const FindAnything = lazyComponent(async () => (await load()).FindAnything);

interface Props {
  person: Person;
}

export function FindButton({ person }: Props) {
  const text = useText();
  const { text: typed, setText: setTyped, takesCodes } = use(FindContext);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open], [role=dialog]') !== null) return;
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut && !(event.key === '/' && !event.ctrlKey && !event.altKey && !event.metaKey && isSlashShortcutOn() && !isTyping(event.target))) return;
      event.preventDefault();
      setTyped('');
    };
    const onScan = (event: Event) => {
      if (event instanceof CustomEvent && takesCodes) setTyped(event.detail);
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener(scanEvent, onScan);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener(scanEvent, onScan);
    };
  }, [setTyped, takesCodes]);
  const close = () => {
    setTyped(undefined);
    button.current?.focus();
  };
  const early = { value: typed ?? '', onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value) };
  return (
    <>
      <chakra.button
        ref={button}
        type="button"
        {...barControl}
        aria-keyshortcuts="Control+K"
        onClick={() => setTyped('')}
        onPointerEnter={() => void load().catch(() => undefined)}
        w={{ base: 'control', lg: '252px' }}
        px={{ base: '0', lg: '2.5' }}
        justifyContent={{ base: 'center', lg: 'start' }}
        borderWidth={{ base: '0', lg: '1px' }}
        borderColor="fg.barMuted"
        color="fg.barMuted"
      >
        <Search />
        <chakra.span srOnly={{ base: true, lg: false }} flex="1" textAlign="start">
          {text('bar.find')}
        </chakra.span>
        <chakra.kbd aria-hidden hideBelow="lg" fontFamily="inherit" textStyle="meta">
          Ctrl K
        </chakra.kbd>
      </chakra.button>
      {typed !== undefined && (
        <PanelBoundary
          frame={(message) => (
            <FindFrame field={early} onClose={close}>
              {message}
            </FindFrame>
          )}
        >
          <Suspense fallback={<FindFrame field={early} onClose={close} />}>
            <FindAnything person={person} typedBefore={typed} onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Setting of this browser for `/` as the shortcut of Find anything. Single keys can disturb people who dictate (WCAG 2.1.4), so it can be switched off. */
const key = 'slash-key';

export const isSlashShortcutOn = (): boolean => browserStorage.getItem(key) !== 'off';

export const setSlashShortcut = (on: boolean): void => browserStorage.setItem(key, on ? 'on' : 'off');
