/** Renders webhooks, which receive changes, and their deliveries. For administrators. */
import { Button, chakra } from '@chakra-ui/react';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { answerOf } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import { failureOf } from '../../data/failure.ts';
import type { ChangeType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { ChoicesField } from '../../ui/form/ChoicesField.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { SmallForm } from '../../ui/form/SmallForm.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Message } from '../../ui/Message.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { NotAvailable } from '../../ui/NotAvailable.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Secret } from '../../ui/Secret.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { webhooksTexts } from './texts/texts.ts';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { useCreateWebhookMutation, useUpdateWebhookMutation, useWebhooksQuery, type WebhookCard_WebhookFragment } from './webhooks.generated.ts';

export function WebhooksPanel({ pageId }: { pageId: string }) {
  const text = useText(webhooksTexts);
  if (useServerConfig()?.extensions !== false) return <WebhooksList pageId={pageId} />;
  return (
    <Sheet title={text('webhooks.title')} pageId={pageId}>
      <NotAvailable icon={Webhook} detail={text('webhooks.unavailableDetail')} />
    </Sheet>
  );
}

function WebhooksList({ pageId }: { pageId: string }) {
  const text = useText(webhooksTexts);
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [adds, setAdds] = useState(false);
  const [edited, setEdited] = useState<WebhookCard_WebhookFragment>();
  const [opened, setOpened] = useState<WebhookCard_WebhookFragment>();
  const webhooks = data?.webhooks;
  if (opened !== undefined) return <WebhookDeliveries webhook={opened} onClose={() => setOpened(undefined)} />;
  return (
    <Sheet
      title={text('webhooks.title')}
      pageId={pageId}
      actions={
        <Button variant="solid" onClick={() => setAdds(true)}>
          <Plus />
          {text('webhooks.add')}
        </Button>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3" p={{ base: '3', md: '5' }}>
        {error !== undefined && (
          <Message kind="error">
            {text(failureOf(error))} <RetryButton onRetry={() => void refetch()} />
          </Message>
        )}
        {webhooks?.length === 0 && (
          <StatePanel role="status" picture={<Webhook aria-hidden />} title={text('webhooks.empty')} detail={text('webhooks.emptyHint')} />
        )}
        {webhooks?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} onDeliveries={() => setOpened(webhook)} onEdit={() => setEdited(webhook)} />
        ))}
      </chakra.div>
      {adds && <WebhookForm onClose={() => setAdds(false)} />}
      {edited !== undefined && <WebhookForm webhook={edited} onClose={() => setEdited(undefined)} />}
    </Sheet>
  );
}

const types: readonly ChangeType[] = ['FARMER', 'DEALER', 'EMPLOYEE', 'MEETING', 'ATTENDANCE', 'BATCH', 'PAYROLL'];
const maxUrl = 1000;
const isUrl = (url: string) => /^https?:\/\//.test(url) && URL.canParse(url) && url.length <= maxUrl;

interface Props {
  /** The webhook to change; without one a webhook is created. */
  webhook?: WebhookCard_WebhookFragment | undefined;
  onClose: () => void;
}

/** Creates a webhook and shows its secret once, or changes the URL and the types of a webhook. */
function WebhookForm({ webhook, onClose }: Props) {
  const text = useText(webhooksTexts, formTexts);
  const creation = useCreateWebhookMutation();
  const change = useUpdateWebhookMutation({ harmless: true });
  const { busy, outcome } = webhook === undefined ? creation : change;
  const secret = creation.outcome?.kind === 'done' ? creation.outcome.payload.secret : undefined;
  const form = useForm<{ url: string; types: readonly ChangeType[] }>({
    initial: { url: webhook?.url ?? '', types: webhook?.types ?? ['FARMER'] },
    labels: { url: text('webhooks.url'), types: text('webhooks.types') },
    check: (values) => ({
      url: isUrl(values.url.trim()) ? undefined : text('webhooks.urlFault'),
      types: values.types.length === 0 ? text('form.required') : undefined,
    }),
  });
  const title = text(webhook === undefined ? 'webhooks.add' : 'webhooks.editTitle');
  const send = async () => {
    const values = { url: form.values.url.trim(), types: [...form.values.types] };
    const result = webhook === undefined ? await creation.run(values) : await change.run({ webhookId: webhook.id, ...values });
    if (result?.kind !== 'done') return;
    form.saved();
    if (webhook !== undefined) onClose();
  };
  return (
    <Modal open onClose={onClose} title={title} width="640px" initialFocus={() => document.getElementById(form.field('url').id)}>
      {secret ? (
        <Secret label={text('webhooks.once')} value={secret} />
      ) : (
        <SmallForm
          form={form}
          {...answerOf(outcome, text, <p>{text('webhooks.lost')}</p>)}
          submit={webhook === undefined ? title : text('webhooks.save')}
          onSubmit={send}
          busy={busy}
        >
          <InputField field={form.field('url')} />
          <ChoicesField field={form.field('types')} choices={types.map((value) => ({ value, label: text(`webhooks.type.${value}`) }))} />
        </SmallForm>
      )}
    </Modal>
  );
}
