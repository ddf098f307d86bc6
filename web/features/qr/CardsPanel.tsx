/** Renders the cards of a batch: the user of each, and its scannable code. Unused cards can be selected and voided together. */
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { Printer, QrCode as QrSign } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useListFilters } from '../../data/ListFilters.tsx';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import type { FilterState } from '../../ui/list/filters.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { useSelection } from '../../ui/list/use-selection.tsx';
import { BatchHead, type BatchPaths, factsOf, productOf } from './BatchFrame.tsx';
import { BatchUses, useBatchReport } from './BatchReport.tsx';
import { type CardRow_CardFragment, useBatchRow_BatchFragment, useExportQrBatchCardsMutation, useQrCardsQuery } from './batches.generated.ts';
import { CardPicture } from './CardPicture.tsx';
import { cardFilter, maxSelected, serialOf, sharedFacts } from './cards.ts';
import { qrTexts } from './texts/texts.ts';
import { UsedBadge } from './UsedBadge.tsx';
import { VoidCards } from './VoidCards.tsx';

/** Styles of a name with a link in a column other than the row's name. */
const plain = { fontWeight: 'inherit' };

interface Props {
  batchId: string;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  printTo: string;
  paths: BatchPaths;
  filterState: FilterState;
}

export function CardsPanel({ batchId, page, onPage, printTo, paths, filterState }: Props) {
  const text = useText(qrTexts, peopleTexts);
  const write = useValues();
  const client = useApolloClient();
  const counts = useBatchReport(batchId);
  const { report, isAvailable = false } = counts;
  const [pictured, setPictured] = useState<CardRow_CardFragment>();
  const count = (value: number | null | undefined) => (value == null ? '' : write.number(value));
  const unused = report?.quantity == null || report.usedCount === null ? null : report.quantity - report.usedCount - (report.voidedCount ?? 0);
  const states = [
    { value: '', label: text('qr.allStates'), count: count(report?.quantity) },
    { value: 'USED', label: text('qr.used'), count: count(report?.usedCount) },
    { value: 'NOT_USED', label: text('qr.notUsed'), count: count(unused) },
    { value: 'VOID', label: text('qr.voided'), count: count(report?.voidedCount) },
  ];
  const chosen = states.find(({ value }) => value === filterState.values['state']) ?? states[0];
  const { values, isWaiting, row, narrowed } = useListFilters([{ key: 'text', label: text('qr.searchCard'), kind: 'text' }], filterState, {
    alsoMissing: text('qr.countsOfBatch'),
    more: {
      row: (
        <FilterChips
          label={text('person.status')}
          value={chosen?.value ?? ''}
          choices={states}
          onChange={(state) => filterState.onValues({ ...filterState.values, state })}
        />
      ),
      words: chosen?.value ? chosen.label : '',
    },
  });
  const filter = cardFilter(values);
  const list = useListPage({
    useQuery: useQrCardsQuery,
    variables: (number) => ({ batchId, page: number, ...(filter && { filter }) }),
    connection: ({ qrCards }) => qrCards,
    page,
    onPage,
    skip: isWaiting,
  });
  const { state } = list;
  const rows = state.kind === 'rows' ? state.page.nodes : [];
  // In the cache since the list of batches was shown. Not every server knows the total number of cards.
  const batch = useBatchRow_BatchFragment({ __typename: 'QrBatch', id: batchId });
  const shared = report ? factsOf(report) : sharedFacts(rows);
  const total = !filter && state.kind === 'rows' ? state.page.totalCount : null;

  const {
    selected,
    clear,
    column: selectColumn,
  } = useSelection({
    rows,
    idOf: (card) => (card.state === 'NOT_USED' ? serialOf(card.id) : undefined),
    most: maxSelected,
    labelOfAll: text('qr.selectAll'),
    labelOf: ({ id }) => text('qr.cardTitle', { id }),
  });
  /** Renders a value of a used card. On a phone, an unused card has no line for it. */
  const ofUse = (value: string) => (value === write.none ? <chakra.span hideBelow="md">{value}</chakra.span> : value);

  const useColumns: readonly RowColumn<CardRow_CardFragment>[] = [
    {
      key: 'by',
      label: text('qr.by'),
      kind: 'sub',
      cell: ({ use }) =>
        use?.userId ? (
          <ReturnLink className="name-link" style={plain} to={paths.user(use.userId)}>
            {write.name(use)}
          </ReturnLink>
        ) : (
          ofUse(use ? write.name(use) : write.none)
        ),
    },
    {
      key: 'phone',
      label: text('person.phone'),
      kind: 'sub',
      width: '132px',
      cell: ({ use }) => (use?.phoneNumber ? <Phone number={use.phoneNumber} /> : ofUse(write.none)),
    },
    {
      key: 'dealer',
      label: text('qr.purchaseFrom'),
      kind: 'sub',
      width: '19%',
      cell: ({ use }) =>
        use?.dealerId ? (
          <ReturnLink className="name-link" style={plain} to={paths.dealer(use.dealerId)}>
            {write.text(use.dealerName)}
          </ReturnLink>
        ) : (
          ofUse(write.text(use?.dealerName))
        ),
    },
  ];
  const columns: readonly RowColumn<CardRow_CardFragment>[] = [
    ...(isAvailable ? [selectColumn] : []),
    { key: 'card', label: text('qr.cardHead'), kind: 'main', width: isAvailable ? '110px' : '20%', strong: true, nowrap: true, cell: ({ id }) => id },
    {
      key: 'code',
      label: text('qr.code'),
      kind: 'sub',
      width: isAvailable ? '206px' : '36%',
      cell: (card) => (
        <>
          <CodeButton card={card} onOpen={() => setPictured(card)} />
          <OwnFacts card={card} shared={shared} />
        </>
      ),
    },
    {
      key: 'state',
      label: text('person.status'),
      kind: 'state',
      width: isAvailable ? '112px' : '18%',
      cell: ({ used, state: cardState }) => <UsedBadge used={used} isVoid={cardState === 'VOID'} />,
    },
    { key: 'usedOn', label: text('qr.usedOnHead'), kind: 'sub', width: isAvailable ? '142px' : '26%', cell: (card) => ofUse(write.dateTime(usedOn(card))) },
    ...(isAvailable ? useColumns : []),
  ];
  return (
    <>
      <PagedList
        title={text('qr.batch', { id: batchId })}
        note={productOf(shared)}
        pageId={`batch ${batchId}`}
        back={{ label: text('qr.batches'), to: paths.back }}
        actions={
          <>
            <Button asChild h="control">
              <Link to={printTo}>
                <Printer />
                {text('qr.printSheet')}
              </Link>
            </Button>
            <ExportButton
              useExport={useExportQrBatchCardsMutation}
              input={{ batchId, ...filter }}
              rows={{ what: [text('qr.batch', { id: batchId }), narrowed?.to] }}
            />
            <VoidCards
              batchId={batchId}
              selected={[...selected]}
              onVoided={() => {
                clear();
                list.onRetry();
                void client.refetchQueries({ include: ['QrBatchReport'] });
              }}
            />
          </>
        }
        filters={
          <>
            <BatchHead tab="cards" counts={counts} facts={shared} quantity={report?.quantity ?? total ?? batch?.quantity ?? null} paths={paths}>
              <BatchUses counts={counts} paths={paths} />
            </BatchHead>
            {row}
          </>
        }
        remark={selected.size > 0 ? text('qr.selectedCount', { count: selected.size }) : undefined}
        narrowed={narrowed}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
      />
      <CardPicture card={pictured} onClose={() => setPictured(undefined)} />
    </>
  );
}

/** Returns the time of the use. Without uses on the server, it is the last change of a used card. */
const usedOn = ({ used, use, updatedAt }: CardRow_CardFragment): string | null => use?.createdAt ?? (used ? updatedAt : null);

function CodeButton({ card: { code, state }, onOpen }: { card: CardRow_CardFragment; onOpen: () => void }) {
  const text = useText(qrTexts);
  const { none } = useValues();
  if (code === null) return none;
  return (
    <chakra.button
      type="button"
      className="name-link"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="6"
      cursor="pointer"
      fontFamily="mono"
      fontSize="13px"
      aria-label={text('qr.showCode', { code })}
      onClick={onOpen}
    >
      <QrSign size={14} aria-hidden />
      <chakra.span textDecoration={state === 'VOID' ? 'line-through' : undefined}>{code}</chakra.span>
    </chakra.button>
  );
}

/** Facts of a card that the cards of the page do not share. */
function OwnFacts({ card, shared }: { card: CardRow_CardFragment; shared: ReturnType<typeof sharedFacts> }) {
  const text = useText(qrTexts);
  const write = useValues();
  const facts = joinParts(
    [
      shared.productName === undefined ? card.productName : null,
      shared.packageSize === undefined ? card.packageSize : null,
      shared.points === undefined && card.points !== null ? text('qr.pointsOfCard', { count: card.points }) : null,
      shared.expiryDate === undefined && card.expiryDate !== null ? text('qr.useBy', { date: write.date(card.expiryDate) }) : null,
    ],
    ', ',
  );
  return facts === '' ? null : <Caption>{facts}</Caption>;
}
