/** Withdraws an approval or a refusal, with a stored reason. Without the server's extensions, it explains that the call is missing. */
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { AttemptMessage } from '../../data/OutcomeMessage.tsx';
import { visibleText } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { Unsaved } from '../../ui/form/unsaved.ts';
import { Input } from '../../ui/Input.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useWithdrawApprovalMutation } from './approvals.generated.ts';
import { readDayStates, setApproved } from './day-states.ts';
import { approvalsTexts } from './texts/texts.ts';
import type { DayToApprove } from './use-approvals.ts';

interface Props {
  day: DayToApprove;
  /** True when a refusal is withdrawn. */
  refused: boolean;
}

export function WithdrawApproval({ day: { id, userId, date, name }, refused }: Props) {
  const client = useApolloClient();
  const text = useText(approvalsTexts);
  const extensions = useServerConfig()?.extensions;
  const field = useId();
  const [reason, setReason] = useState('');
  const attempt = useWithdrawApprovalMutation({
    update: (cache, { data }) => {
      if (data?.withdrawApproval?.userErrors.length === 0) setApproved(cache, id, false);
    },
  });
  if (extensions === undefined) return null;
  if (!extensions) return <Caption as="span">{notAvailable(text, text('approvals.withdrawal'))}</Caption>;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (visibleText(reason) === '') return;
    const outcome = await attempt.run({ userId, date, reason: visibleText(reason) });
    if (outcome?.kind === 'done') await readDayStates(client, [{ userId, date }]);
  };
  return (
    <chakra.form
      onSubmit={onSubmit}
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="2"
      aria-label={text(refused ? 'approvals.withdrawRefusalOf' : 'approvals.withdrawOf', { name })}
    >
      <Unsaved changed={attempt.outcome?.kind !== 'done' && !attempt.busy && reason !== ''} />
      <chakra.label htmlFor={field} display="grid" gap="1" textStyle="meta" color="fg.muted">
        {text('approvals.reason')}
        <Input
          id={field}
          size="sm"
          w={{ base: 'full', md: '320px' }}
          maxLength={500}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </chakra.label>
      <Button type="submit" aria-busy={attempt.busy} disabled={visibleText(reason) === ''}>
        {attempt.busy ? <Spinner /> : <Undo2 />}
        <span>{text(refused ? 'approvals.withdrawRefusal' : 'approvals.withdraw')}</span>
      </Button>
      <AttemptMessage attempt={attempt} />
    </chakra.form>
  );
}
