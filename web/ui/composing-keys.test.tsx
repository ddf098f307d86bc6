/** Enter during the composition of a word reaches no handler. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ignoreComposingKeys } from './composing-keys.ts';

it('keeps the keys of an input method from components and from document listeners', () => {
  const page = document.createElement('div');
  document.body.append(page);
  ignoreComposingKeys(page);
  const [onKeyDown, onDocument] = [vi.fn(), vi.fn()];
  document.addEventListener('keydown', onDocument);
  render(<input aria-label="Name" onKeyDown={onKeyDown} />, { container: page });
  const field = screen.getByLabelText('Name');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(onDocument).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onKeyDown).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onDocument);
});
