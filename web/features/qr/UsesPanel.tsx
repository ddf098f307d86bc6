/** View QR Code Use History: the points that came and went in a month. */
import { chakra } from '@chakra-ui/react';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { useServerWords } from '../../data/server-words/use-server-words.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { CutText } from '../../ui/CutText.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { qrTexts } from './texts/texts.ts';
import { type UseRow_UseFragment, useQrUsesQuery, useUseRow_UseFragment } from './uses.generated.ts';

export function UsesPanel({ month, page, onMonth, onPage }: MonthListProps) {
  const text = useText(qrTexts);
  const write = useValues();
  const inWords = useServerWords();
  const list = useListPage({
    useQuery: useQrUsesQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ qrUses }) => qrUses,
    page,
    onPage,
  });
  const columns: readonly RowColumn<UseRow_UseFragment>[] = [
    { key: 'id', label: text('qr.id'), kind: 'drop', width: '80px', nowrap: true, cell: ({ id }) => id },
    { key: 'created', label: text('qr.createdDate'), kind: 'sub', width: '102px', cell: ({ createdAt }) => write.dateTime(createdAt) },
    { key: 'name', label: text('qr.name'), kind: 'main', width: '12%', strong: true, cell: (use) => <CutText lines={2}>{write.name(use)}</CutText> },
    { key: 'phone', label: text('qr.phone'), kind: 'sub', width: '104px', nowrap: true, cell: ({ phoneNumber }) => write.phone(phoneNumber) },
    { key: 'type', label: text('qr.transactionType'), kind: 'drop', width: '118px', cell: ({ transactionType }) => inWords(write.text(transactionType)) },
    { key: 'points', label: text('qr.points'), kind: 'state', width: '64px', align: 'end', cell: ({ points }) => write.number(points) },
    { key: 'code', label: text('qr.code'), kind: 'sub', width: '138px', cell: ({ code }) => <chakra.span css={codeLook}>{write.text(code)}</chakra.span> },
    { key: 'address', label: text('qr.address'), kind: 'drop', cell: ({ address }) => <CutText lines={2}>{write.text(address)}</CutText> },
    { key: 'language', label: text('qr.language'), kind: 'drop', width: '76px', cell: ({ language }) => write.text(language) },
    {
      key: 'dealer',
      label: text('qr.purchaseFrom'),
      kind: 'sub',
      width: '16%',
      cell: ({ dealerName, dealerMobile }) => (
        <>
          <CutText lines={1}>{write.text(dealerName)}</CutText>
          {dealerMobile !== null && (
            <chakra.div textStyle="meta" color="fg.muted">
              {write.phone(dealerMobile)}
            </chakra.div>
          )}
        </>
      ),
    },
  ];
  return (
    <PagedList
      title={text('qr.uses')}
      place="uses"
      actions={<MonthFilter value={month} onChange={onMonth} />}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      useFields={useUseRow_UseFragment}
    />
  );
}

const codeLook = { fontFamily: 'mono', fontSize: '12px' };
