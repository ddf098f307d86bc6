/** Creates a link with which the employee sets a new password, and shows the link and its expiry once. For admins. */
import { Button, chakra } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useDates } from '../../calendar/use-dates.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { useText } from '../../i18n/text-context.ts';
import { BusyMark } from '../../ui/BusyMark.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Secret } from '../../ui/Secret.tsx';
import { useMakePasswordLinkMutation } from './edit-employee.generated.ts';
import { employeesTexts } from './texts/texts.ts';

export function MakePasswordLink({ userId, name }: { userId: string; name: string }) {
  const text = useText(employeesTexts);
  const dates = useDates();
  // A second link invalidates the first, so repeating is safe.
  const { run, busy, outcome, dismiss } = useMakePasswordLinkMutation({ harmless: true });
  const link = outcome?.kind === 'done' ? outcome.payload : undefined;
  return (
    <>
      <Button aria-busy={busy} onClick={() => void run({ userId })}>
        {busy ? <BusyMark /> : <KeyRound />}
        <span>{text('employees.newLink')}</span>
      </Button>
      <Modal open={outcome !== undefined} onClose={dismiss} title={text('employees.newLink')} width="640px">
        {link?.setPasswordUrl ? (
          <>
            <Secret label={text('employees.setPasswordUrl')} value={link.setPasswordUrl} />
            <chakra.p textStyle="meta" color="fg.muted" mt="2">
              {text('employees.linkEnds', { name, end: dates.dateTime(link.expiresAt ?? '') })}
            </chakra.p>
          </>
        ) : (
          <OutcomeMessage outcome={outcome} onClose={dismiss} />
        )}
      </Modal>
    </>
  );
}
