/** Keeps the page still between press and release: content that moved in between would take the click away from what was pressed. */
import { flushSync } from 'react-dom';

let isPressed = false;
let waiting: (() => void)[] = [];

/** Runs the action at once, or during a press when the button is released. Handlers of leaving a field use it for every change of state. */
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

// A browser decides on the target of the click before it dispatches `mouseup`. During `click` a checkbox has its next state, which a render would undo.
// A press that becomes no click ends with its task.
const listeners: readonly [event: string, listener: () => void][] = [
  ['pointerdown', press],
  ['mousedown', press],
  ['mouseup', release],
  ['keydown', release],
  ...['pointerup', 'pointercancel', 'dragend', 'contextmenu'].map((event): [string, () => void] => [event, () => setTimeout(release)]),
];
for (const [event, listener] of listeners) window.addEventListener(event, listener, { capture: true });
