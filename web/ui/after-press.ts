/** Keeps the layout still between press and release, because content that moves in between would take the click away from its target. */
import { flushSync } from 'react-dom';

let isPressed = false;
let waiting: (() => void)[] = [];

/** Runs the action at once, or during a press when the button is released. Blur handlers use the function for every state change. */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.push(action);
  else action();
}

function release(): void {
  isPressed = false;
  const actions = waiting;
  waiting = [];
  if (actions.length === 0) return;
  flushSync(() => {
    for (const action of actions) action();
  });
}

const press = () => {
  isPressed = true;
};

// A browser decides on the target of the click before it dispatches `mouseup`. During `click`, a checkbox has its next state, which a render would undo.
// A press that does not become a click ends with its task.
const listeners: readonly [event: string, listener: () => void][] = [
  ['pointerdown', press],
  ['mousedown', press],
  ['mouseup', release],
  ['keydown', release],
  ...['pointerup', 'pointercancel', 'dragend', 'contextmenu'].map((event): [string, () => void] => [event, () => setTimeout(release)]),
];
for (const [event, listener] of listeners) window.addEventListener(event, listener, { capture: true });
