/** Renders View QR Code Use History: the points earned and redeemed in a month. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { MonthList, type MonthListProps } from '../../data/MonthList.tsx';
import { type QrUseFilter, QrUseGroup } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { type TextFunction, useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { reportRowOf } from '../../people/report-row/report-row.ts';
import { useReportRow } from '../../people/report-row/use-report-row.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import { codeOrText } from '../../ui/code-text.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import type { Filter, FilterValues } from '../../ui/list/filters.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { useProductVariantsQuery } from './batches.generated.ts';
import { qrTexts } from './texts/texts.ts';
import { transactionText } from './transaction-text.ts';
import { UsesByDay } from './UsesByDay.tsx';
import { type UseRow_UseFragment, useExportQrUsesMutation, useQrUsesQuery } from './users.generated.ts';

export function UsesPanel(list: MonthListProps) {
  const text = useText(qrTexts);
  const columns = useColumns();
  const row = reportRowOf(list.filterState.values, Object.values(QrUseGroup));
  const variants = useProductVariantsQuery(row?.groupBy === QrUseGroup.PRODUCT ? {} : skipToken);
  const variant = variants.data?.productVariants?.find(({ id }) => id === row?.key);
  const chip = useReportRow(list.filterState.values, list.filterState.onValues, joinParts([variant?.productName, variant?.name], ', '));
  return (
    <MonthList
      {...list}
      title={text('qr.uses')}
      pageId="uses"
      useQuery={useQrUsesQuery}
      more={chip}
      exported={{
        useExport: useExportQrUsesMutation,
        choicesOf: countedOf,
        inputs: { code: 'code', dealer: 'dealer', type: 'type', product: 'product', ofBatch: 'batchId' },
      }}
      filters={filtersIn(text)}
      summary={<UsesByDay month={list.month} />}
      filterOf={({ code, dealer, type, product, ofBatch, ...values }): QrUseFilter => ({
        ...countedOf(values),
        code: code ?? null,
        dealer: dealer ?? null,
        type: type ?? null,
        ...(product && { product }),
        ...(ofBatch && { batchId: ofBatch }),
      })}
      columns={columns}
    />
  );
}

function useColumns(): readonly RowColumn<UseRow_UseFragment>[] {
  const text = useText(qrTexts, listTexts, peopleTexts);
  const write = useValues();
  return [
    { key: 'id', label: text('qr.id'), kind: 'drop', width: '92px', nowrap: true, cell: ({ id }) => id },
    { key: 'created', label: text('list.createdDate'), kind: 'sub', width: '102px', cell: ({ createdAt }) => write.dateTime(createdAt) },
    {
      key: 'name',
      label: text('person.name'),
      kind: 'main',
      strong: true,
      cell: (use) => (
        <>
          <TruncatedText lines={2}>{write.name(use)}</TruncatedText>
          <Folded>{use.address}</Folded>
        </>
      ),
    },
    { key: 'phone', label: text('person.phone'), kind: 'sub', width: '108px', cell: ({ phoneNumber }) => <Phone number={phoneNumber} /> },
    {
      key: 'type',
      label: text('qr.transactionType'),
      kind: 'drop',
      width: '100px',
      cell: ({ transactionType, language }) => (
        <>
          {write.text(transactionText(transactionType, text))}
          <Folded>{language}</Folded>
        </>
      ),
    },
    { key: 'points', label: text('qr.points'), kind: 'state', width: '64px', align: 'end', cell: ({ points }) => write.number(points) },
    {
      key: 'code',
      label: text('qr.code'),
      kind: 'sub',
      width: '138px',
      cell: ({ code, batchId, productName }) => (
        <>
          {code === null ? <chakra.span hideBelow="md">{write.none}</chakra.span> : <chakra.span css={codeLook}>{code}</chakra.span>}
          {batchId !== null && <Caption>{joinParts([text('qr.batch', { id: batchId }), productName], ', ')}</Caption>}
        </>
      ),
    },
    {
      key: 'address',
      label: text('person.address'),
      kind: 'drop',
      width: '138px',
      wideOnly: true,
      cell: ({ address }) => <TruncatedText lines={2}>{write.text(address)}</TruncatedText>,
    },
    { key: 'language', label: text('qr.language'), kind: 'drop', width: '76px', wideOnly: true, cell: ({ language }) => write.text(language) },
    {
      key: 'dealer',
      label: text('qr.purchaseFrom'),
      kind: 'sub',
      width: '19%',
      cell: ({ dealerName, dealerMobile }) => (
        <>
          {dealerName === null ? <chakra.span hideBelow="md">{write.none}</chakra.span> : <TruncatedText lines={1}>{dealerName}</TruncatedText>}
          {dealerMobile !== null && (
            <Caption>
              <Phone number={dealerMobile} />
            </Caption>
          )}
        </>
      ),
    },
  ];
}

const filtersIn = (text: TextFunction<(typeof qrTexts)['en']>): readonly Filter[] => [
  { key: 'code', label: text('qr.searchCode'), kind: 'whole', read: codeOrText },
  { key: 'dealer', label: text('qr.searchDealer'), kind: 'text', isName: true },
  { key: 'product', label: text('qr.product'), kind: 'text' },
  { key: 'ofBatch', label: text('qr.batchHead'), kind: 'whole' },
  {
    key: 'counted',
    label: text('qr.withCode'),
    kind: 'choice',
    choices: [
      { value: '', label: text('qr.anyUse') },
      { value: 'yes', label: text('qr.withCode') },
    ],
  },
  {
    key: 'type',
    label: text('qr.transactionType'),
    kind: 'choice',
    choices: [
      { value: '', label: text('qr.anyType') },
      { value: 'EARN', label: text('qr.EARN') },
      { value: 'REDEEM', label: text('qr.REDEEM') },
    ],
  },
];

/** Returns the filter by a row of a report, and by uses of codes alone. */
function countedOf(values: FilterValues) {
  const row = reportRowOf(values, Object.values(QrUseGroup));
  return { ...(row && { row }), ...(values['counted'] && { counted: true }) };
}

const codeLook = { fontFamily: 'mono', fontSize: '12px' };

/** Values with their own column on a wide screen, shown below the related value on a narrow one. */
function Folded({ children }: { children: string | null }) {
  return (
    <Caption fontWeight="400" hideBelow="md" hideFrom="xl">
      {children}
    </Caption>
  );
}
