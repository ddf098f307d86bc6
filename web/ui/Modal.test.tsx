/** Dialogs that open after one another. */
import { Button, ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import { system } from './theme/system.ts';

function Host() {
  const [shown, setShown] = useState<'question' | 'result'>('question');
  return (
    <ChakraProvider value={system}>
      <Modal open={shown === 'question'} title="Question">
        <Button onClick={() => setShown('result')}>Go on</Button>
      </Modal>
      {shown === 'result' && (
        <Modal open title="Result" onClose={() => setShown('question')}>
          Shown once
        </Modal>
      )}
    </ChakraProvider>
  );
}

it('stays open when it opens while another dialog closes', async () => {
  render(<Host />);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await screen.findByRole('dialog', { name: 'Result' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Question' })).toBeNull());
  // A dialog that is wrongly closed too disappears before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Shown once')).toBeDefined();
});

it('stays open when the focus moves outside, as when a dialog that closes returns it', async () => {
  const onClose = vi.fn();
  render(
    <ChakraProvider value={system}>
      <button type="button">Outside</button>
      <Modal open title="Result" onClose={onClose}>
        Shown once
      </Modal>
    </ChakraProvider>,
  );
  await screen.findByRole('dialog', { name: 'Result' });
  const outside = screen.getByText('Outside');
  outside.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  outside.focus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onClose).not.toHaveBeenCalled();
});
