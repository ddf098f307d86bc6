/** Clipped text is available in full to pointer and keyboard; text that fits adds no control. */
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TruncatedText } from './TruncatedText.tsx';
import { system } from './theme/system.ts';

const address = 'Survey No. 296, Canal Road, Sonegaon Kh., Shirur';

/** Renders a box with the given full and visible heights, on its own or inside a link. */
function open(whole: number, seen: number, href?: string) {
  const cutText = <TruncatedText lines={1}>{address}</TruncatedText>;
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
  render(<ChakraProvider value={system}>{href === undefined ? cutText : <a href={href}>{cutText}</a>}</ChakraProvider>);
  return { user: userEvent.setup(), wholeText: () => document.querySelector('[data-whole-text]')?.textContent };
}

it('shows the full text on hover, and on focus until Escape', async () => {
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

it('uses the focus of the surrounding link and adds no tab stop', async () => {
  const { user, wholeText } = open(40, 20, '#farmer');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect(wholeText()).toBe(address);
  await user.keyboard('{Escape}');
  expect(wholeText()).toBeUndefined();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('adds nothing when the text fits', async () => {
  const { user, wholeText } = open(20, 20);
  await user.hover(screen.getByText(address));
  await user.tab();
  expect(wholeText()).toBeUndefined();
  expect(document.activeElement).toBe(document.body);
});
