/** Recognises a hardware scanner, which types a code like a keyboard, so that a scan presses no button, sends no form and uses no shortcut. */

import { scanEvent } from './bar-contexts.ts';

/** Maximum time in milliseconds between two keys of a scanner. People are slower, and a key that is held down repeats. */
const betweenKeys = 50;

/** Minimum number of characters of a scan that ends with Enter. */
const leastCharacters = 8;

/** Number of fast characters after which keys outside a text field are those of a scanner. */
const fastCharacters = 3;

/** Fields that take a code on Enter, and forms that password managers fill in and send. */
const takesEnter = 'textarea, input[type=search], input[role=combobox], form:has(input[type=password]) *';
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type=radio], [type=checkbox], [type=button], [type=file])'));

interface Scan {
  text: string;
  /** Time of the last key. */
  at: number;
  /** The list whose choice the first keys may have changed, with its choice before. */
  list: { element: HTMLSelectElement; value: string } | undefined;
}

/** Watches the keys of the page. Reports a scan that no field received with a `scan` event of the window, unless a dialog is open. */
export function followScans(page: EventTarget = window): void {
  let scan: Scan = { text: '', at: Number.NEGATIVE_INFINITY, list: undefined };
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.repeat) return;
    const { key, target, timeStamp } = event;
    const isNext = timeStamp - scan.at <= betweenKeys;
    const isCharacter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A scanner also presses Shift for capitals.
    if (!isCharacter && key !== 'Enter') {
      if (key !== 'Shift' && key !== 'CapsLock') scan = { ...scan, text: '' };
      return;
    }
    if (isCharacter) {
      const list = target instanceof HTMLSelectElement ? { element: target, value: target.value } : undefined;
      scan = isNext ? { ...scan, text: scan.text + key, at: timeStamp } : { text: key, at: timeStamp, list };
      if (scan.text.length > fastCharacters && !isTextField(target)) stop(event);
      return;
    }
    const { text, list } = scan;
    scan = { ...scan, text: '' };
    const isEnd = isNext && text.length >= leastCharacters && /\p{Nd}/u.test(text);
    if (!isEnd || (target instanceof Element && target.matches(takesEnter))) return;
    stop(event);
    if (list !== undefined && list.element.value !== list.value) {
      list.element.value = list.value;
      list.element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (!isTextField(target) && document.querySelector('dialog[open], [role=dialog]') === null)
      window.dispatchEvent(new CustomEvent(scanEvent, { detail: text }));
  };
  page.addEventListener('keydown', onKey, { capture: true });
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
