/** Fields that are left by a press change nothing on the page before the click. */
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

it('moves nothing between press and release, and the click knows that the field was left', () => {
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

it('changes the page after a press that became no click', async () => {
  render(<Form />);
  const name = screen.getByLabelText('Name');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(name);
  expect(screen.queryByText('Below the field')).toBeNull();
  fireEvent.pointerUp(document.body);
  await screen.findByText('Below the field');
});

it('changes the page at once when a field is left by keys', () => {
  render(<Form />);
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(screen.getByText('Below the field')).toBeTruthy();
});
