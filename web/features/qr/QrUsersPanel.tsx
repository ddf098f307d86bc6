/** Renders View QR Code Users: the people who started to collect points in a month. */
import { MonthList, type MonthListProps } from '../../data/MonthList.tsx';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { rangeOf } from '../../ui/list/filters.ts';
import { RowLink, rowOpens } from '../../ui/list/ReturnLink.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { qrTexts } from './texts/texts.ts';
import { type QrUserRow_UserFragment, useQrUsersQuery } from './users.generated.ts';

interface Props extends MonthListProps {
  userHref: (id: string) => string;
}

export function QrUsersPanel({ userHref, ...list }: Props) {
  const text = useText(qrTexts, listTexts, peopleTexts);
  const write = useValues();
  const columns: readonly RowColumn<QrUserRow_UserFragment>[] = [
    { key: 'id', label: text('qr.id'), kind: 'drop', width: '84px', cell: ({ id }) => id },
    { key: 'name', label: text('person.name'), kind: 'main', width: '20%', cell: (user) => <RowLink to={userHref(user.id)}>{write.name(user)}</RowLink> },
    { key: 'phone', label: text('person.phone'), kind: 'sub', width: '11%', nowrap: true, cell: ({ phoneNumber }) => <Phone number={phoneNumber} /> },
    { key: 'address', label: text('person.address'), kind: 'sub', cell: ({ address }) => write.text(address) },
    { key: 'language', label: text('qr.language'), kind: 'drop', width: '9%', cell: ({ language }) => write.text(language) },
    { key: 'created', label: text('list.createdDate'), kind: 'drop', width: '14%', cell: ({ createdAt }) => write.dateTime(createdAt) },
    { key: 'updated', label: text('qr.updatedDate'), kind: 'drop', width: '14%', cell: ({ updatedAt }) => write.dateTime(updatedAt) },
    { key: 'open', label: text('list.open'), kind: 'go', width: '52px', cell: () => rowOpens },
  ];
  return <MonthList {...list} title={text('qr.users')} pageId="users" useQuery={useQrUsersQuery} filterOf={rangeOf} columns={columns} />;
}
