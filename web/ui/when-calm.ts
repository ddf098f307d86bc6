/** Delays an action until nobody points, scrolls or types, because content that moves under the pointer is pressed by mistake. */

/** Milliseconds without input after which content may move. */
const calmMs = 3_000;

let lastInputAt = Number.NEGATIVE_INFINITY;
const noteInput = () => {
  lastInputAt = Date.now();
};
for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown', 'input']) addEventListener(type, noteInput, { capture: true, passive: true });

/**
 * Runs an action after a delay, and later while there is input.
 * @returns a function that cancels
 */
export function whenCalm(action: () => void, afterMs = 0): () => void {
  const wait = (ms: number) => setTimeout(attempt, ms);
  const attempt = () => {
    const rest = lastInputAt + calmMs - Date.now();
    if (rest > 0) timer = wait(rest);
    else action();
  };
  let timer = wait(afterMs);
  return () => clearTimeout(timer);
}
