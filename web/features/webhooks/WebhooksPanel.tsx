/** Renders webhooks, which receive changes, and their deliveries. For administrators. */
import { Button, chakra } from '@chakra-ui/react';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { failureOf } from '../../data/failure.ts';
import { useText } from '../../i18n/text-context.ts';
import { Message } from '../../ui/Message.tsx';
import { NotAvailable } from '../../ui/NotAvailable.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { webhooksTexts } from './texts/texts.ts';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { useWebhooksQuery, type WebhookCard_WebhookFragment } from './webhooks.generated.ts';

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
