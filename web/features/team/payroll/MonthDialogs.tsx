/** Renders the dialogs that close a payroll month, and that reopen it with a reason. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { YearMonth } from '../../../calendar/months.ts';
import { AttemptMessage } from '../../../data/OutcomeMessage.tsx';
import { visibleText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { approvalsTexts } from '../../../people/approvals/texts/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useClosePayrollMonthMutation, useReopenPayrollMonthMutation } from './payroll.generated.ts';
import { TextField } from './TextField.tsx';
import { payrollTexts } from './texts/texts.ts';

interface Props {
  month: YearMonth;
  /** `November 2026` */
  period: string;
  onClose: () => void;
  /** Called after a refusal. Another administrator may have changed the month. */
  onRefused: () => void;
}

export function CloseMonthDialog({ month, period, onClose, onRefused }: Props) {
  const text = useText(payrollTexts);
  const attempt = useClosePayrollMonthMutation();
  const onConfirm = async () => {
    const outcome = await attempt.run(month);
    if (outcome?.kind === 'done') onClose();
    if (outcome?.kind === 'refused') onRefused();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      busy={attempt.busy}
      again={attempt.lost}
      confirm={text('payroll.close')}
      question={text('payroll.closeQuestion', { period })}
      detail={text('payroll.closeDetail')}
      message={<AttemptMessage attempt={attempt} />}
    />
  );
}

export function ReopenMonthDialog({ month, period, onClose, onRefused }: Props) {
  const text = useText(payrollTexts, approvalsTexts);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const attempt = useReopenPayrollMonthMutation();
  const isMissing = visibleText(reason) === '';
  const onConfirm = async () => {
    setSubmitted(true);
    if (isMissing) return;
    const outcome = await attempt.run({ ...month, reason: visibleText(reason) });
    if (outcome?.kind === 'done') onClose();
    if (outcome?.kind === 'refused') onRefused();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      busy={attempt.busy}
      again={attempt.lost}
      confirm={text('payroll.reopen')}
      question={text('payroll.reopenQuestion', { period })}
      changed={reason !== ''}
      message={<AttemptMessage attempt={attempt} />}
    >
      <chakra.div mt="3">
        <TextField
          label={text('approvals.reason')}
          value={reason}
          onChange={setReason}
          fault={isSubmitted && isMissing ? text('payroll.enterReason') : undefined}
        />
      </chakra.div>
    </ConfirmDialog>
  );
}
