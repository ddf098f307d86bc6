/** Keys that belong to an input method: the Enter that ends a word in Devanagari must not send a form or open a hit. */

/** The key code that browsers report for a key that an input method handles, also after the composition has ended (Safari). */
const handledByInputMethod = 229;

/** Keeps key presses during a composition from every handler of the page. The input method itself still receives them. */
export function ignoreComposingKeys(target: EventTarget = window): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && (event.isComposing || event.keyCode === handledByInputMethod)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
