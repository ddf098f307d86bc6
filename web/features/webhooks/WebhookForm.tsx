/** Creates a webhook and shows its secret once, or changes the URL and the types of a webhook. */
import { answerOf } from '../../data/attempt.ts';
import type { ChangeType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { ChoicesField } from '../../ui/form/ChoicesField.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { SmallForm } from '../../ui/form/SmallForm.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Secret } from '../../ui/Secret.tsx';
import { webhooksTexts } from './texts/texts.ts';
import { useCreateWebhookMutation, useUpdateWebhookMutation, type WebhookCard_WebhookFragment } from './webhooks.generated.ts';

const types: readonly ChangeType[] = ['FARMER', 'DEALER', 'EMPLOYEE', 'MEETING', 'ATTENDANCE', 'BATCH', 'PAYROLL'];
const maxUrl = 1000;
const isUrl = (url: string) => /^https?:\/\//.test(url) && URL.canParse(url) && url.length <= maxUrl;

interface Props {
  /** The webhook to change; without one a webhook is created. */
  webhook?: WebhookCard_WebhookFragment | undefined;
  onClose: () => void;
}

export function WebhookForm({ webhook, onClose }: Props) {
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
