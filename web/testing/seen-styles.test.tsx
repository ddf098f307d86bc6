import { Box, ChakraProvider, type SystemStyleObject } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { inBaseLayer, system } from '../ui/theme/system.ts';

const show = (children: ReactNode) => render(<ChakraProvider value={system}>{children}</ChakraProvider>);
const inLayer = (rules: Record<string, SystemStyleObject>) => inBaseLayer(system.css(rules));
const button = <button type="button">Send</button>;

describe('a role query', () => {
  it.each<[string, () => ReactNode]>([
    ['in an element without display', () => <Box display="none">{button}</Box>],
    ['in an element hidden by its inline style', () => <div style={{ color: 'red', display: 'none' }}>{button}</div>],
    ['in an invisible element', () => <Box visibility="hidden">{button}</Box>],
    ['in an element hidden at this width', () => <Box hideFrom="md">{button}</Box>],
    [
      'in an element hidden at this width by a layered rule',
      () => (
        <>
          <Global styles={inLayer({ '&.narrow': { hideFrom: 'md' }, '&.other': { color: 'fg.muted' } })} />
          <div className="narrow">{button}</div>
        </>
      ),
    ],
    ['hidden by a descendant rule of its parent', () => <Box css={{ '& button': { display: 'none' } }}>{button}</Box>],
  ])('skips a button %s', (_, page) => {
    show(page());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, () => ReactNode]>([
    ['in an element hidden at another width', () => <Box hideBelow="md">{button}</Box>],
    [
      'whose layered rule is overridden by its class',
      () => (
        <>
          <Global styles={inLayer({ '&.never': { display: 'none' } })} />
          <Box className="never" display="block">
            {button}
          </Box>
        </>
      ),
    ],
    ['in an element hidden in print', () => <Box _print={{ display: 'none' }}>{button}</Box>],
    ['in an element displayed from this width', () => <Box display={{ base: 'none', md: 'flex' }}>{button}</Box>],
    [
      'that is visible in an invisible element',
      () => (
        <Box visibility="hidden">
          <Box visibility="visible">{button}</Box>
        </Box>
      ),
    ],
    [
      'whose inline style overrides its class',
      () => (
        <Box display="none" style={{ display: 'block' }}>
          {button}
        </Box>
      ),
    ],
    [
      'in a non-empty element that is hidden while empty',
      () => (
        <Box _empty={{ display: 'none' }} display="block">
          {button}
        </Box>
      ),
    ],
  ])('finds a button %s', (_, page) => {
    show(page());
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('skips an element that is hidden while empty', () => {
    show(<Box role="status" display={{ base: 'flex', md: 'block' }} _empty={{ display: 'none' }} />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('reads blocks as separate words', () => {
    show(
      <button type="button">
        <Box as="span" display="block">
          Two
        </Box>
        <Box as="span" display="block">
          words
        </Box>
        <Box as="span">.</Box>
      </button>,
    );
    expect(screen.getByRole('button').textContent).toBe('Twowords.');
    expect(screen.getByRole('button', { name: 'Two words .' })).toBeTruthy();
  });
});

it('a press does not reach an element without pointer events', async () => {
  show(<Box pointerEvents="none">{button}</Box>);
  await expect(userEvent.click(screen.getByRole('button'))).rejects.toThrow('pointer-events: none');
});
