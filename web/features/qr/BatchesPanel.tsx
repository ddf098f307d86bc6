/** Renders View QR Code Batches: the batches generated in a month. */
import { MonthList, type MonthListProps } from '../../data/MonthList.tsx';
import { QrBatchSort } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { rangeOf } from '../../ui/list/filters.ts';
import { RowLink, rowOpens } from '../../ui/list/ReturnLink.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { type BatchRow_BatchFragment, useExportQrBatchesMutation, useQrBatchesQuery } from './batches.generated.ts';
import { qrTexts } from './texts/texts.ts';

interface Props extends MonthListProps {
  batchHref: (id: string) => string;
}

export function BatchesPanel({ batchHref, ...list }: Props) {
  const text = useText(qrTexts, listTexts);
  const write = useValues();
  const columns: readonly RowColumn<BatchRow_BatchFragment>[] = [
    { key: 'id', label: text('qr.id'), kind: 'sub', width: '92px', cell: ({ id }) => <RowLink to={batchHref(id)}>{id}</RowLink> },
    {
      key: 'created',
      label: text('list.createdDate'),
      kind: 'sub',
      width: '18%',
      sort: QrBatchSort.CREATED,
      nowrap: true,
      cell: ({ createdAt }) => write.dateTime(createdAt),
    },
    { key: 'product', label: text('qr.productName'), kind: 'main', cell: ({ productName }) => write.text(productName) },
    { key: 'size', label: text('qr.packageSize'), kind: 'sub', width: '12%', cell: ({ packageSize }) => write.text(packageSize) },
    {
      key: 'expiry',
      label: text('qr.expiryInMonths'),
      kind: 'drop',
      width: '13%',
      align: 'end',
      sort: QrBatchSort.EXPIRY,
      cell: ({ expiryInMonths }) => write.number(expiryInMonths),
    },
    {
      key: 'quantity',
      label: text('qr.quantityOfBatch'),
      kind: 'state',
      width: '13%',
      align: 'end',
      sort: QrBatchSort.QUANTITY,
      cell: ({ quantity }) => write.number(quantity),
    },
    { key: 'points', label: text('qr.points'), kind: 'drop', width: '8%', align: 'end', sort: QrBatchSort.POINTS, cell: ({ points }) => write.number(points) },
    { key: 'open', label: text('list.open'), kind: 'go', width: '52px', cell: () => rowOpens },
  ];
  return (
    <MonthList
      {...list}
      title={text('qr.batches')}
      pageId="batches"
      subject="BATCH"
      useQuery={useQrBatchesQuery}
      exported={{ useExport: useExportQrBatchesMutation }}
      filterOf={rangeOf}
      sorts={Object.values(QrBatchSort)}
      columns={columns}
    />
  );
}
