/** Renders the dialog that schedules a meeting with a farmer or dealer: employee, time and purpose. An extension. */
import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Party } from '../../people/party.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { EmployeeSearch } from './EmployeeSearch.tsx';
import { useScheduleMeetingMutation } from './meetings.generated.ts';
import { FarRemark, PlanFields } from './PlanFields.tsx';
import { isWhole, noPlan, planInput } from './plan-values.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  party: Party;
  /** Path of the list of meetings. */
  checkPath: string;
}

export function ScheduleMeet({ type, party: { id, name }, checkPath }: Props) {
  const text = useText(meetingsTexts);
  const tell = useNotice();
  const [isOpen, setIsOpen] = useState(false);
  const [employee, setEmployee] = useState<{ id: string; name: string }>();
  const [plan, setPlan] = useState(noPlan);
  const [isSubmitted, setSubmitted] = useState(false);
  const { run, busy, outcome, lost, dismiss } = useScheduleMeetingMutation();
  const open = () => {
    dismiss();
    setEmployee(undefined);
    setPlan(noPlan);
    setSubmitted(false);
    setIsOpen(true);
  };
  const confirm = async () => {
    setSubmitted(true);
    if (employee === undefined || !isWhole(plan)) return;
    const result = await run({ userId: employee.id, ...(type === 'DEALER' ? { dealerId: id } : { farmerId: id }), ...planInput(plan) });
    if (result?.kind !== 'done') return;
    setIsOpen(false);
    tell({ message: result.message ?? text('meetings.scheduledDone') });
  };
  return (
    <>
      <button type="button" className="button" onClick={open}>
        <CalendarPlus />
        {text('meetings.scheduleMeet')}
      </button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void confirm()}
        busy={busy}
        again={lost}
        question={text('meetings.question', { name })}
        confirm={text('meetings.scheduleMeet')}
        message={<OutcomeMessage outcome={outcome} onClose={dismiss} checkPath={checkPath} />}
        changed={employee !== undefined || plan !== noPlan}
      >
        <chakra.div mt="3" display="grid" gap="2.5">
          <EmployeeSearch label={text('meetings.searchAssignee')} chosen={employee?.id} onChoose={setEmployee} />
          <chakra.p role="status" textStyle="meta" color={isSubmitted && employee === undefined ? 'fg.error' : 'fg.muted'}>
            {employee === undefined ? text('meetings.chooseWho') : text('meetings.questionFor', { employee: employee.name })}
          </chakra.p>
        </chakra.div>
        {employee && <FarRemark type={type} id={id} employee={employee} />}
        <PlanFields value={plan} onChange={setPlan} />
      </ConfirmDialog>
    </>
  );
}
