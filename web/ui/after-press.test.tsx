/** A field that loses the focus to a press changes nothing on the page before the click. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const clicked = vi.fn();

function Form() {
  const [value, setValue] = useState('');
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <input aria-label="Name" value={value} onChange={({ target }) => setValue(target.value)} onBlur={() => afterPress(() => setLeft(true))} />
      {isLeft && <p>Below the field</p>}
      <button type="button" onClick={() => clicked(isLeft)}>
        Add
      </button>
    </>
  );
}

it('moves nothing between press and release, and the click handler sees the blur', () => {
  render(<Form />);
  const [name, add] = [screen.getByLabelText('Name'), screen.getByText('Add')];
  fireEvent.pointerDown(add);
  fireEvent.mouseDown(add);
  fireEvent.blur(name);
  expect(screen.queryByText('Below the field')).toBeNull();
  fireEvent.pointerUp(add);
  expect(screen.queryByText('Below the field')).toBeNull();
  fireEvent.mouseUp(add);
  fireEvent.click(add);
  expect(screen.getByText('Below the field')).toBeTruthy();
  expect(clicked).toHaveBeenCalledWith(true);
});

it('changes the page after a press that does not become a click', async () => {
  render(<Form />);
  const name = screen.getByLabelText('Name');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(name);
  expect(screen.queryByText('Below the field')).toBeNull();
  fireEvent.pointerUp(document.body);
  await screen.findByText('Below the field');
});

it('changes the page at once when a field loses the focus by keys', () => {
  render(<Form />);
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(screen.getByText('Below the field')).toBeTruthy();
});
