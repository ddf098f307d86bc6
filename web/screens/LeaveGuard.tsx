/** Asks before unsaved input is lost by navigation, reload or log-out. A change of the query within the same panel loses nothing. */
import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useText } from '../i18n/text-context.ts';
import { formTexts } from '../ui/form/texts/texts.ts';
import { unsaved, useLeavingIsAsked } from '../ui/form/unsaved.ts';
import { Modal } from '../ui/Modal.tsx';

const panelOf = ({ search }: Location) => new URLSearchParams(search).get('panel');

const leaves = (current: Location, next: Location) => current.pathname !== next.pathname || panelOf(current) !== panelOf(next);

export function LeaveGuard() {
  const text = useText(formTexts);
  const isAsked = useLeavingIsAsked();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved.any() && leaves(currentLocation, nextLocation));
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.any()) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, []);

  const stay = () => {
    blocker.reset?.();
    unsaved.answer(false);
  };
  const leave = () => {
    unsaved.answer(true);
    blocker.proceed?.();
  };
  const discard = () => {
    unsaved.discardAll();
    leave();
  };

  // A log-out clears the tab's storage, drafts and all.
  const canKeep = !isAsked && unsaved.keepsDrafts();
  return (
    <Modal
      open={isBlocked || isAsked}
      onClose={stay}
      title={text('form.leave.title')}
      footer={
        <>
          <Button type="button" onClick={stay}>
            {text('form.leave.stay')}
          </Button>
          <Button type="button" color="fg.error" onClick={discard}>
            {text(canKeep ? 'form.leave.discard' : 'form.leave.leave')}
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
