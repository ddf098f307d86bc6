/** Renders a webhook with its state and actions. */
import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { AttemptDialog } from '../../data/AttemptDialog.tsx';
import { AttemptMessage, OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Caption } from '../../ui/Caption.tsx';
import { Message } from '../../ui/Message.tsx';
import { Secret } from '../../ui/Secret.tsx';
import { Badge, StateBadge } from '../../ui/StateBadge.tsx';
import { webhooksTexts } from './texts/texts.ts';
import { useDeleteWebhookMutation, useTestWebhookMutation, useUpdateWebhookMutation, type WebhookCard_WebhookFragment } from './webhooks.generated.ts';

interface Props {
  webhook: WebhookCard_WebhookFragment;
  onDeliveries: () => void;
  onEdit: () => void;
}

export function WebhookCard({ webhook, onDeliveries, onEdit }: Props) {
  const text = useText(webhooksTexts, peopleTexts);
  const dates = useDates();
  const [dialog, setDialog] = useState<'delete' | 'rotate'>();
  const change = useUpdateWebhookMutation();
  const deletion = useDeleteWebhookMutation();
  const trial = useTestWebhookMutation();
  const { id, active, disabledReason, previousSecretUntil, waitingCount } = webhook;
  const url = webhook.url ?? '';
  const secret = change.outcome?.kind === 'done' ? change.outcome.payload.secret : null;
  const attempt = dialog === 'delete' ? deletion : change;
  return (
    <chakra.section aria-label={url} borderWidth="1px" borderRadius="l2" p="4" display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.strong overflowWrap="anywhere">{url}</chakra.strong>
        {active ? <Badge colorPalette="green">{text('person.active')}</Badge> : <StateBadge state="plain">{text('webhooks.disabled')}</StateBadge>}
      </chakra.div>
      <Caption>
        {joinParts(
          [
            webhook.types.map((type) => text(`webhooks.type.${type}`)).join(', '),
            waitingCount ? text('webhooks.waiting', { count: formatNumber(waitingCount) }) : null,
            previousSecretUntil && text('webhooks.previousSecret', { until: dates.dateTime(previousSecretUntil) }),
          ],
          ' · ',
        )}
      </Caption>
      {disabledReason !== null && <Message kind="warning">{text(`webhooks.reason.${disabledReason}`)}</Message>}
      <OutcomeMessage outcome={trial.outcome} onClose={trial.dismiss} />
      {secret !== null && (
        <Message kind="success" onClose={change.dismiss}>
          <Secret label={text('webhooks.once')} value={secret} />
        </Message>
      )}
      {dialog === undefined && <AttemptMessage attempt={change} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={onDeliveries}>
          {text('webhooks.deliveries')}
        </Button>
        <Button size="sm" onClick={onEdit}>
          {text('webhooks.edit')}
        </Button>
        {active && (
          <Button size="sm" onClick={() => void trial.run({ webhookId: id })}>
            {text('webhooks.test')}
          </Button>
        )}
        <Button size="sm" onClick={() => void change.run({ webhookId: id, active: !active })}>
          {text(active ? 'webhooks.disable' : 'webhooks.enable')}
        </Button>
        <Button size="sm" onClick={() => setDialog('rotate')}>
          {text('webhooks.rotate')}
        </Button>
        <Button size="sm" color="fg.error" onClick={() => setDialog('delete')}>
          {text('webhooks.delete')}
        </Button>
      </chakra.div>
      <AttemptDialog
        open={dialog !== undefined}
        attempt={attempt}
        send={() => (dialog === 'delete' ? deletion.run({ webhookId: id }) : change.run({ webhookId: id, rotateSecret: true }))}
        onClose={() => setDialog(undefined)}
        danger={dialog === 'delete'}
        question={dialog === 'delete' ? text('webhooks.deleteQuestion', { url }) : text('webhooks.rotateQuestion')}
        detail={text(dialog === 'delete' ? 'webhooks.deleteDetail' : 'webhooks.rotateDetail')}
        confirm={text(dialog === 'delete' ? 'webhooks.delete' : 'webhooks.rotate')}
      />
    </chakra.section>
  );
}
