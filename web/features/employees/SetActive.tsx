/** Activates or deactivates an employee, after the specified confirmation. For admins. */
import { Button, chakra } from '@chakra-ui/react';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { useText } from '../../i18n/text-context.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSetEmployeeActiveMutation } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';

interface Props {
  userId: string;
  name: string;
  /** The key of the call; null when it is not known. */
  email: string | null;
  /** Null when it is not known: deactivating is then what is offered. */
  active: boolean | null;
}

export function SetActive({ userId, name, email, active }: Props) {
  const text = useText(employeesTexts);
  const [open, setOpen] = useState(false);
  const activates = active === false;
  const { run, busy, outcome, lost, dismiss } = useSetEmployeeActiveMutation({
    // The flag flips after success (specification section 4).
    update: (cache, { data }) => {
      const now = data?.setEmployeeActive?.active;
      const id = cache.identify({ __typename: 'Employee', id: userId });
      if (id !== undefined && typeof now === 'boolean') cache.modify({ id, fields: { active: () => now } });
    },
  });
  const confirm = async () => {
    if ((await run({ email: email ?? '', active: activates }))?.kind === 'done') setOpen(false);
  };
  const Icon = activates ? CircleCheck : CircleSlash;
  const values = { name, email: email ?? '' };
  return (
    <>
      <Button
        color={activates ? undefined : 'fg.error'}
        disabled={email === null}
        onClick={() => {
          dismiss();
          setOpen(true);
        }}
      >
        <Icon />
        {text(activates ? 'employees.activate' : 'employees.deactivate')}
      </Button>
      {email === null && (
        <chakra.p textStyle="meta" color="fg.muted">
          {text('employees.noEmail')}
        </chakra.p>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
        busy={busy}
        again={lost}
        danger={!activates}
        question={text('employees.activeQuestion')}
        detail={activates ? text('employees.activateDetail', values) : text('employees.deactivateDetail', values)}
        message={outcome === undefined || outcome.kind === 'done' ? undefined : <OutcomeMessage outcome={outcome} onClose={dismiss} />}
      />
    </>
  );
}
