/** Dialogs that open after one another. */
import { Button, ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
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
