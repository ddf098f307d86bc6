/** Activates or deactivates an employee, after a confirmation. For admins. */
import { Button } from '@chakra-ui/react';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSetEmployeeActiveMutation } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';

interface Props {
  userId: string;
  name: string;
  /** The key of the call; null when unknown. */
  email: string | null;
  /** Null when unknown. The button then deactivates. */
  active: boolean | null;
  /** Hand-over of the meetings of a deactivated employee; undefined when the server does not support it. */
  handOver?: HandOverStep | undefined;
}

interface HandOverStep {
  part: ReactNode;
  /** False while the open meetings load, because deactivating waits for them. */
  isReady: boolean;
  /** Runs after the person was deactivated. @returns true when nothing is left to do and the dialog closes */
  run: () => Promise<boolean>;
}

export function SetActive({ userId, name, email, active, handOver }: Props) {
  const text = useText(employeesTexts);
  // Constant while the dialog is open, although the flag changes in the meantime.
  const [dialog, setDialog] = useState<'activate' | 'deactivate'>();
  const { run, busy, outcome, lost, dismiss } = useSetEmployeeActiveMutation({
    // Updated only after success, because nothing has changed before.
    update: (cache, { data }) => {
      const now = data?.setEmployeeActive?.active;
      const id = cache.identify({ __typename: 'Employee', id: userId });
      if (id !== undefined && typeof now === 'boolean') cache.modify({ id, fields: { active: () => now } });
    },
  });
  const [handing, setHanding] = useState(false);
  const close = () => setDialog(undefined);
  const isWaiting = dialog === 'deactivate' && handOver?.isReady === false;
  const confirm = async () => {
    const isDone = outcome?.kind === 'done' || (await run({ email: email ?? '', active: dialog === 'activate' }))?.kind === 'done';
    if (!isDone) return;
    setHanding(true);
    const isOver = dialog === 'activate' || handOver === undefined || (await handOver.run());
    setHanding(false);
    if (isOver) close();
  };
  const offers = active === false ? 'activate' : 'deactivate';
  const Icon = offers === 'activate' ? CircleCheck : CircleSlash;
  const values = { name, email: email ?? '' };
  return (
    <>
      <Button
        color={offers === 'activate' ? undefined : 'fg.error'}
        disabled={email === null}
        onClick={() => {
          dismiss();
          setDialog(offers);
        }}
      >
        <Icon />
        {text(`employees.${offers}`)}
      </Button>
      {email === null && <Caption as="p">{text('employees.noEmail')}</Caption>}
      <ConfirmDialog
        open={dialog !== undefined}
        onClose={close}
        onConfirm={() => void confirm()}
        busy={busy || handing}
        waits={isWaiting}
        again={lost}
        danger={dialog === 'deactivate'}
        question={text('employees.activeQuestion')}
        detail={text(dialog === 'activate' ? 'employees.activateDetail' : 'employees.deactivateDetail', values)}
        message={outcome === undefined || outcome.kind === 'done' ? undefined : <OutcomeMessage outcome={outcome} onClose={dismiss} />}
      >
        {dialog === 'deactivate' && handOver?.part}
      </ConfirmDialog>
    </>
  );
}
