/** Renders the deliveries of a webhook, page by page, each with a button to send it again. */
import { Button } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useListPage } from '../../data/list-page.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { PagedList } from '../../data/PagedList.tsx';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { webhooksTexts } from './texts/texts.ts';
import {
  type WebhookDeliveryRow_DeliveryFragment as Delivery,
  useRedeliverWebhookMutation,
  useWebhookDeliveriesQuery,
  type WebhookCard_WebhookFragment,
} from './webhooks.generated.ts';

export function WebhookDeliveries({ webhook, onClose }: { webhook: WebhookCard_WebhookFragment; onClose: () => void }) {
  const text = useText(webhooksTexts, peopleTexts);
  const write = useValues();
  const [page, setPage] = useState(0);
  const { run, outcome, dismiss } = useRedeliverWebhookMutation();
  const list = useListPage({
    useQuery: useWebhookDeliveriesQuery,
    variables: (number) => ({ webhookId: webhook.id, page: number }),
    connection: ({ webhookDeliveries }) => webhookDeliveries,
    page,
    onPage: setPage,
  });
  const responseOf = ({ responseStatus, responseExcerpt, fault }: Delivery) =>
    fault === null ? [responseStatus, responseExcerpt].filter(Boolean).join(' ') : text(`webhooks.fault.${fault}`);
  const columns: readonly RowColumn<Delivery>[] = [
    { key: 'event', label: text('webhooks.event'), kind: 'main', strong: true, cell: ({ event }) => write.text(event) },
    { key: 'created', label: text('webhooks.created'), kind: 'sub', width: '18%', cell: ({ createdAt }) => write.dateTime(createdAt) },
    {
      key: 'response',
      label: text('webhooks.response'),
      kind: 'sub',
      width: '26%',
      cell: (row) => <TruncatedText lines={2}>{responseOf(row) || '-'}</TruncatedText>,
    },
    { key: 'attempts', label: text('webhooks.attempts'), kind: 'drop', width: '10%', cell: ({ attempts }) => attempts },
    {
      key: 'duration',
      label: text('webhooks.duration'),
      kind: 'drop',
      width: '10%',
      cell: ({ durationMs }) => (durationMs === null ? '-' : `${durationMs} ms`),
    },
    { key: 'status', label: text('person.status'), kind: 'state', width: '12%', cell: ({ status }) => status && text(`webhooks.status.${status}`) },
    {
      key: 'redeliver',
      label: text('webhooks.redeliver'),
      kind: 'action',
      width: '13%',
      cell: ({ id }) =>
        webhook.active && (
          <Button size="sm" onClick={() => void run({ deliveryId: id })}>
            {text('webhooks.redeliver')}
          </Button>
        ),
    },
  ];
  return (
    <PagedList
      title={text('webhooks.deliveriesTo', { url: webhook.url ?? '' })}
      pageId="webhookDeliveries"
      emptyHint={text('webhooks.emptyDeliveries')}
      actions={
        <Button onClick={onClose}>
          <ChevronLeft />
          {text('webhooks.title')}
        </Button>
      }
      notice={<OutcomeMessage outcome={outcome} onClose={dismiss} />}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}
