/** Filters keys of an input method: the Enter that ends a word in Devanagari must not send a form or open a search result. */

/** The key code that browsers report for keys handled by an input method. Safari reports it even after the composition has ended. */
const handledByInputMethod = 229;

/** Stops key presses during a composition before they reach a handler of the page. The input method still receives them. */
export function ignoreComposingKeys(target: EventTarget = window): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && (event.isComposing || event.keyCode === handledByInputMethod)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
