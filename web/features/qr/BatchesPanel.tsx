/** View QR Code Batches: the batches made in a month. */
import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { BatchRow } from './BatchRow.tsx';
import { useQrBatchesQuery } from './batches.generated.ts';
import { qrTexts } from './texts/texts.ts';

interface Props extends MonthListProps {
  batchHref: (id: string) => string;
}

export function BatchesPanel({ month, page, onMonth, onPage, batchHref }: Props) {
  const text = useText(qrTexts, listTexts);
  const { state, error, onRetry, hasNext } = useListPage({
    useQuery: useQrBatchesQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ qrBatches }) => qrBatches,
    page,
    onPage,
  });
  const columns: readonly Column[] = [
    { key: 'id', label: text('qr.id'), kind: 'sub', width: '92px' },
    { key: 'created', label: text('qr.createdDate'), kind: 'sub', width: '18%' },
    { key: 'product', label: text('qr.productName'), kind: 'main' },
    { key: 'size', label: text('qr.packageSize'), kind: 'sub', width: '12%' },
    { key: 'expiry', label: text('qr.expiryInMonths'), kind: 'drop', width: '13%', align: 'end' },
    { key: 'quantity', label: text('qr.quantityOfBatch'), kind: 'state', width: '13%', align: 'end' },
    { key: 'points', label: text('qr.points'), kind: 'drop', width: '8%', align: 'end' },
    { key: 'open', label: text('list.open'), kind: 'go', width: '52px' },
  ];
  return (
    <ListSheet
      title={text('qr.batches')}
      place="batches"
      actions={<MonthFilter value={month} onChange={onMonth} />}
      columns={columns}
      state={state}
      rows={({ nodes }) => nodes.map((batch) => <BatchRow key={batch.id} batch={batch} hrefOf={batchHref} />)}
      failure={text(failureOf(error))}
      onRetry={onRetry}
      page={page}
      hasNext={hasNext}
      onPage={onPage}
    />
  );
}
