/** Renders the dialogs that close a payroll month, and that reopen it with a reason. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { YearMonth } from '../../../calendar/months.ts';
import { AttemptDialog } from '../../../data/AttemptDialog.tsx';
import { visibleText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { approvalsTexts } from '../../../people/approvals/texts/texts.ts';
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
  return (
    <AttemptDialog
      open
      attempt={attempt}
      send={() => attempt.run(month)}
      onClose={onClose}
      onRefused={onRefused}
      confirm={text('payroll.close')}
      question={text('payroll.closeQuestion', { period })}
      detail={text('payroll.closeDetail')}
    />
  );
}

export function ReopenMonthDialog({ month, period, onClose, onRefused }: Props) {
  const text = useText(payrollTexts, approvalsTexts);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const attempt = useReopenPayrollMonthMutation();
  const isMissing = visibleText(reason) === '';
  const send = async () => {
    setSubmitted(true);
    return isMissing ? undefined : attempt.run({ ...month, reason: visibleText(reason) });
  };
  return (
    <AttemptDialog
      open
      attempt={attempt}
      send={send}
      onClose={onClose}
      onRefused={onRefused}
      confirm={text('payroll.reopen')}
      question={text('payroll.reopenQuestion', { period })}
      changed={reason !== ''}
    >
      <chakra.div mt="3">
        <TextField
          label={text('approvals.reason')}
          value={reason}
          onChange={setReason}
          fault={isSubmitted && isMissing ? text('payroll.enterReason') : undefined}
        />
      </chakra.div>
    </AttemptDialog>
  );
}
