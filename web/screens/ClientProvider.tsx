/** Provides the GraphQL client and the confirmation before unsaved input is lost to every page that uses the server. */
import { ApolloProvider } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { client } from '../data/client.ts';
import { useText } from '../i18n/text-context.ts';
import { openDialogs } from '../ui/dialog-context.ts';
import { formTexts } from '../ui/form/texts/texts.ts';
import { unsaved, useLeaving } from '../ui/form/unsaved.ts';
import { Modal } from '../ui/Modal.tsx';

export function ClientProvider({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      {children}
      <LeaveGuard />
    </ApolloProvider>
  );
}

const panelOf = ({ search }: Location) => new URLSearchParams(search).get('panel');

const leaves = (current: Location, next: Location) => current.pathname !== next.pathname || panelOf(current) !== panelOf(next);

/**
 * Asks for confirmation before unsaved input is lost by navigation, reload or log-out. A change of the query within the same panel loses nothing. The
 * browser's Back closes an open dialog instead of leaving the page behind it.
 */
function LeaveGuard() {
  const text = useText(formTexts);
  const leaving = useLeaving();
  /** The dialog that a blocked Back closes. */
  const toClose = useRef<() => void>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    toClose.current = historyAction === 'POP' ? openDialogs.top() : undefined;
    return toClose.current !== undefined || (unsaved.any() && leaves(currentLocation, nextLocation));
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (toClose.current !== undefined) {
      blocker.reset();
      toClose.current();
      return;
    }
    void unsaved.ask('page').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  // The confirmation must not outlive its page.
  useEffect(() => () => unsaved.answer(false), []);

  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.any()) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, []);

  const stay = () => unsaved.answer(false);
  const leave = () => unsaved.answer(true);
  const discard = () => {
    // Closing a dialog unmounts its form, which unregisters itself. The page behind keeps its input.
    if (leaving !== 'dialog') unsaved.discardAll();
    leave();
  };

  // A log-out clears the tab's storage including drafts.
  const canKeep = leaving === 'page' && unsaved.keepsDrafts();
  return (
    <Modal
      open={leaving !== undefined}
      onClose={stay}
      title={text('form.leave.title')}
      footer={
        <>
          <Button type="button" onClick={stay}>
            {text('form.leave.stay')}
          </Button>
          <Button type="button" color="fg.error" onClick={discard}>
            {text(canKeep || leaving === 'dialog' ? 'form.leave.discard' : 'form.leave.leave')}
          </Button>
          {canKeep && (
            <Button type="button" variant="solid" onClick={leave}>
              {text('form.leave.keep')}
            </Button>
          )}
        </>
      }
    >
      {text(canKeep ? 'form.leave.drafted' : 'form.leave.lost')}
    </Modal>
  );
}
