/** Renders the dialog that schedules a meeting with a farmer or dealer: employee, time and purpose. An extension. */
import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { AttemptDialog } from '../../data/AttemptDialog.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Party } from '../../people/party.ts';
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
  const attempt = useScheduleMeetingMutation();
  const open = () => {
    attempt.dismiss();
    setEmployee(undefined);
    setPlan(noPlan);
    setSubmitted(false);
    setIsOpen(true);
  };
  const send = async () => {
    setSubmitted(true);
    if (employee === undefined || !isWhole(plan)) return undefined;
    return attempt.run({ userId: employee.id, ...(type === 'DEALER' ? { dealerId: id } : { farmerId: id }), ...planInput(plan) });
  };
  return (
    <>
      <button type="button" className="button" onClick={open}>
        <CalendarPlus />
        {text('meetings.scheduleMeet')}
      </button>
      <AttemptDialog
        open={isOpen}
        attempt={attempt}
        send={send}
        checkPath={checkPath}
        onDone={(message) => tell({ message: message ?? text('meetings.scheduledDone') })}
        onClose={() => setIsOpen(false)}
        question={text('meetings.question', { name })}
        confirm={text('meetings.scheduleMeet')}
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
      </AttemptDialog>
    </>
  );
}
