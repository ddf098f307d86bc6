/** View QR Code Use History: the points that came and went in a month. */
import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { qrTexts } from './texts/texts.ts';
import { UseRow } from './UseRow.tsx';
import { useQrUsesQuery } from './uses.generated.ts';

export function UsesPanel({ month, page, onMonth, onPage }: MonthListProps) {
  const text = useText(qrTexts);
  const { state, error, onRetry, hasNext } = useListPage({
    useQuery: useQrUsesQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ qrUses }) => qrUses,
    page,
    onPage,
  });
  const columns: readonly Column[] = [
    { key: 'id', label: text('qr.id'), kind: 'drop', width: '80px' },
    { key: 'created', label: text('qr.createdDate'), kind: 'sub', width: '102px' },
    { key: 'name', label: text('qr.name'), kind: 'main', width: '12%' },
    { key: 'phone', label: text('qr.phone'), kind: 'sub', width: '104px' },
    { key: 'type', label: text('qr.transactionType'), kind: 'drop', width: '118px' },
    { key: 'points', label: text('qr.points'), kind: 'state', width: '64px', align: 'end' },
    { key: 'code', label: text('qr.code'), kind: 'sub', width: '138px' },
    { key: 'address', label: text('qr.address'), kind: 'drop' },
    { key: 'language', label: text('qr.language'), kind: 'drop', width: '76px' },
    { key: 'dealer', label: text('qr.purchaseFrom'), kind: 'sub', width: '16%' },
  ];
  return (
    <ListSheet
      title={text('qr.uses')}
      place="uses"
      actions={<MonthFilter value={month} onChange={onMonth} />}
      columns={columns}
      state={state}
      rows={({ nodes }) => nodes.map((use) => <UseRow key={use.id} use={use} />)}
      failure={text(failureOf(error))}
      onRetry={onRetry}
      page={page}
      hasNext={hasNext}
      onPage={onPage}
    />
  );
}
