/** A text that is cut shows the whole of it to pointer and keyboard alike; one that fits asks for nothing. */
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CutText } from './CutText.tsx';
import { system } from './theme/system.ts';

const address = 'Survey No. 296, Canal Road, Sonegaon Kh., Shirur';

/** A box of so much height, of which so much is seen. */
function open(whole: number, seen: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(seen);
  class Observer implements ResizeObserver {
    readonly observe: () => void;
    constructor(tell: () => void) {
      this.observe = tell;
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(
    <ChakraProvider value={system}>
      <CutText lines={1}>{address}</CutText>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), wholeText: () => document.querySelector('[data-whole-text]')?.textContent };
}

it('is read whole by pointing at it, and by tabbing to it until Escape', async () => {
  const { user, wholeText } = open(40, 20);
  await user.hover(screen.getByText(address));
  expect(wholeText()).toBe(address);
  await user.unhover(screen.getAllByText(address)[0] ?? document.body);
  expect(wholeText()).toBeUndefined();
  await user.tab();
  expect(document.activeElement?.textContent).toBe(address);
  expect(wholeText()).toBe(address);
  await user.keyboard('{Escape}');
  expect(wholeText()).toBeUndefined();
});

it('asks for nothing where it fits', async () => {
  const { user, wholeText } = open(20, 20);
  await user.hover(screen.getByText(address));
  await user.tab();
  expect(wholeText()).toBeUndefined();
  expect(document.activeElement).toBe(document.body);
});
