/** View QR Code Users: the people who began to collect points in a month. */
import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { QrUserRow } from './QrUserRow.tsx';
import { qrTexts } from './texts/texts.ts';
import { useQrUsersQuery } from './users.generated.ts';

interface Props extends MonthListProps {
  userHref: (id: string) => string;
}

export function QrUsersPanel({ month, page, onMonth, onPage, userHref }: Props) {
  const text = useText(qrTexts, listTexts);
  const { state, error, onRetry, hasNext } = useListPage({
    useQuery: useQrUsersQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ qrUsers }) => qrUsers,
    page,
    onPage,
  });
  const columns: readonly Column[] = [
    { key: 'id', label: text('qr.id'), kind: 'drop', width: '84px' },
    { key: 'name', label: text('qr.name'), kind: 'main', width: '20%' },
    { key: 'phone', label: text('qr.phone'), kind: 'sub', width: '11%' },
    { key: 'address', label: text('qr.address'), kind: 'sub' },
    { key: 'language', label: text('qr.language'), kind: 'drop', width: '9%' },
    { key: 'created', label: text('qr.createdDate'), kind: 'drop', width: '14%' },
    { key: 'updated', label: text('qr.updatedDate'), kind: 'drop', width: '14%' },
    { key: 'open', label: text('list.open'), kind: 'go', width: '52px' },
  ];
  return (
    <ListSheet
      title={text('qr.users')}
      place="users"
      actions={<MonthFilter value={month} onChange={onMonth} />}
      columns={columns}
      state={state}
      rows={({ nodes }) => nodes.map((user) => <QrUserRow key={user.id} user={user} hrefOf={userHref} />)}
      failure={text(failureOf(error))}
      onRetry={onRetry}
      page={page}
      hasNext={hasNext}
      onPage={onPage}
    />
  );
}
