/** Renders the cards of a batch: the user of each, and its scannable code. Unused cards can be selected and voided together. */
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useListFilters } from '../../data/ListFilters.tsx';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import type { FilterState } from '../../ui/list/filters.ts';
import { useSelection } from '../../ui/list/use-selection.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { BatchHead, type BatchPaths, factsOf, productOf } from './BatchFrame.tsx';
import { BatchUses, useBatchReport } from './BatchReport.tsx';
import { type CardRow_CardFragment, useBatchRow_BatchFragment, useExportQrBatchCardsMutation, useQrCardsQuery } from './batches.generated.ts';
import { cardFilter, maxSelected, serialOf, sharedFacts } from './cards.ts';
import { QrCode } from './Label.tsx';
import { qrTexts } from './texts/texts.ts';
import { UsedBadge } from './UsedBadge.tsx';
import { useCardColumns } from './use-card-columns.tsx';
import { VoidCards } from './VoidCards.tsx';

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
  const cardColumns = useCardColumns({ shared, withUses: isAvailable, paths, onPicture: setPictured });
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
        columns={isAvailable ? [selectColumn, ...cardColumns] : cardColumns}
        keyOf={({ id }) => id}
      />
      <CardPicture card={pictured} onClose={() => setPictured(undefined)} />
    </>
  );
}

interface CardPictureProps {
  /** Undefined while no card is chosen. */
  card: CardRow_CardFragment | undefined;
  onClose: () => void;
}

/** Renders the code of a card as a scannable picture in a dialog, so nothing moves while it is scanned. */
function CardPicture({ card, onClose }: CardPictureProps) {
  const text = useText(qrTexts);
  const write = useValues();
  const isVoid = card?.state === 'VOID';
  return (
    <Modal open={card !== undefined} onClose={onClose} title={text('qr.cardTitle', { id: card?.id ?? '' })} width="340px">
      {card !== undefined && card.code !== null && (
        <chakra.div display="grid" justifyItems="center" gap="2">
          <QrCode code={card.code} label={text('qr.codeImage', { code: card.code })} side="240px" faded={card.used === true || isVoid} />
          <chakra.span fontFamily="mono" fontWeight="600">
            {card.code}
          </chakra.span>
          <UsedBadge used={card.used} isVoid={isVoid} />
          {isVoid && <chakra.span color="fg.muted">{joinParts([card.voidReason, write.dateTime(card.voidedAt)], ', ')}</chakra.span>}
          <chakra.span color="fg.muted">{joinParts([card.productName, card.packageSize], ', ')}</chakra.span>
          <chakra.span color="fg.muted">{text('qr.useBy', { date: write.date(card.expiryDate) })}</chakra.span>
        </chakra.div>
      )}
    </Modal>
  );
}
