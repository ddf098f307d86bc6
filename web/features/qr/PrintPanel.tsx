/** Renders the cards of a batch as sheets of sticker labels: options at the top, the sheets below. Only the sheets are printed. */
import { chakra } from '@chakra-ui/react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FailedPanel } from '../../data/OutcomeMessage.tsx';
import type { QrCardFilter } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { FurrowArt } from '../../ui/FurrowArt.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import type { FilterValues } from '../../ui/list/filters.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Message } from '../../ui/Message.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type QrCardsToPrintQuery, useQrCardsToPrintLazyQuery } from './batches.generated.ts';
import { cardFilter } from './cards.ts';
import { Label, type LabelContent } from './Label.tsx';
import { a4, type LabelTemplate, labelsPerSheet, labelTemplates, type Sheet as PrintedSheet, sheetsOf, wholeSheetsWithin } from './label-sheet.ts';
import { qrTexts } from './texts/texts.ts';

/** Maximum number of labels per print, limited by the layout time of a browser. */
const mostLabels = 5000;

interface Props {
  batchId: string;
  /** Part of the batch, from 0. */
  page: number;
  onPage: (page: number) => void;
  backTo: string;
  filters: FilterValues;
}

export function PrintPanel({ batchId, page, onPage, backTo, filters }: Props) {
  const text = useText(qrTexts, listTexts);
  const [templateAt, setTemplateAt] = useState(0);
  const [withUsed, setWithUsed] = useState(false);
  const [start, setStart] = useState(0);
  const template = labelTemplates[templateAt] ?? labelTemplates[0];
  // A part fills its last sheet, so no stickers are left over between two parts.
  const cardsOfPart = wholeSheetsWithin(template, mostLabels);
  const filter = useMemo(() => cardFilter(filters), [filters]);
  const { kind, cards, hasNext, error, retry } = useCardsToPrint(batchId, page, cardsOfPart, filter);
  const isWhole = kind === 'gathered';

  const { labels, sheets } = useMemo(() => {
    const chosen = isWhole
      ? cards.flatMap(({ code, used, state, ...card }): LabelContent[] =>
          code !== null && state !== 'VOID' && (withUsed || used === false) ? [{ ...card, code }] : [],
        )
      : [];
    return { labels: chosen, sheets: sheetsOf(template, chosen, start) };
  }, [isWhole, cards, withUsed, template, start]);
  const drawn = useTurns(sheets, sheets.length);
  const ready = labels.length > 0 && drawn === sheets.length;
  const first = page * cardsOfPart;

  return (
    <Sheet
      title={text('qr.printSheet')}
      pageId={`labels of batch ${batchId}`}
      back={{ label: text('qr.batch', { id: batchId }), to: backTo }}
      actions={<PrintButton variant="solid" disabled={!ready} />}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" px="gutter" pb="3">
        <LabelledControl label={text('qr.template')}>
          {({ id }) => (
            <Select
              id={id}
              size="sm"
              value={String(templateAt)}
              onChange={(value) => {
                setTemplateAt(Number(value));
                setStart(0);
                // Another sheet changes the size of the parts, and only the first part still starts at the same card.
                if (page > 0) onPage(0);
              }}
              choices={labelTemplates.map((template, at) => ({
                value: String(at),
                label: text('qr.templateOf', { count: String(labelsPerSheet(template)), width: String(template.width), height: String(template.height) }),
              }))}
            />
          )}
        </LabelledControl>
        <LabelledControl label={text('qr.whichCards')}>
          {({ id }) => (
            <Select
              id={id}
              size="sm"
              value={withUsed ? 'all' : 'unused'}
              onChange={(value) => setWithUsed(value === 'all')}
              choices={[
                { value: 'unused', label: text('qr.onlyNotUsed') },
                { value: 'all', label: text('qr.allCards') },
              ]}
            />
          )}
        </LabelledControl>
        <LabelledControl label={text('qr.startAt')}>
          {({ id }) => (
            <Select
              id={id}
              size="sm"
              value={String(start)}
              onChange={(value) => setStart(Number(value))}
              choices={Array.from({ length: labelsPerSheet(template) }, (_, at) => ({ value: String(at), label: String(at + 1) }))}
            />
          )}
        </LabelledControl>
        <chakra.p color="fg.muted" minH="32px" display="flex" alignItems="center">
          {text('qr.printHint')}
        </chakra.p>
      </chakra.div>
      <chakra.p px="gutter" pb="3" role="status" fontWeight="600" _empty={{ display: 'none' }}>
        {kind === 'gathering' && text('qr.printGathering', { count: formatNumber(cards.length) })}
        {labels.length > 0 && !ready && text('qr.printDrawing', { at: formatNumber(drawn), sheets: formatNumber(sheets.length) })}
        {ready &&
          text('qr.printCount', {
            labels: text('qr.printLabels', { count: labels.length }),
            sheets: text('qr.printSheets', { count: sheets.length }),
            from: formatNumber(first + 1),
            to: formatNumber(first + cards.length),
          })}
      </chakra.p>
      {withUsed && (
        <chakra.div px="gutter" pb="3">
          <Message kind="warning">{text('qr.printUsedWarning')}</Message>
        </chakra.div>
      )}
      {kind === 'failed' && <FailedPanel title={text('list.failed')} error={error} onRetry={retry} />}
      {isWhole && labels.length === 0 && <StatePanel role="status" picture={<FurrowArt />} title={text('qr.printNone')} />}
      {labels.length > 0 && <LabelSheets sheets={sheets.slice(0, drawn)} template={template} />}
      <Pager page={page} hasNext={isWhole ? hasNext : undefined} onPage={onPage} />
    </Sheet>
  );
}

/** Counts from 1 up to `most`, one per turn of the event loop. Restarts when the work changes. */
function useTurns(work: unknown, most: number): number {
  const [turn, setTurn] = useState({ work, count: 1 });
  const count = Math.min(turn.work === work ? turn.count : 1, most);
  useEffect(() => {
    if (count >= most) return;
    const timer = setTimeout(() => setTurn({ work, count: count + 1 }));
    return () => clearTimeout(timer);
  }, [work, count, most]);
  return count;
}

/** Renders sheets of labels in real millimetres, one per page of paper. */
function LabelSheets({ sheets, template }: { sheets: readonly PrintedSheet<LabelContent>[]; template: LabelTemplate }) {
  const text = useText(qrTexts);
  return (
    <chakra.section
      data-print-only
      // Wider than a phone, so it must scroll by keyboard too.
      tabIndex={0}
      aria-label={text('qr.labels')}
      focusVisibleRing="inside"
      position="relative"
      overflowX="auto"
      flex="1"
      px="gutter"
      pb="4"
      bg="bg.canvas"
      css={{ page: 'labels', _print: { p: '0', overflow: 'visible', bg: 'white' } }}
    >
      {sheets.map((sheet) => (
        <LabelSheet key={sheet.number} sheet={sheet} template={template} />
      ))}
    </chakra.section>
  );
}

interface SheetProps {
  sheet: PrintedSheet<LabelContent>;
  template: LabelTemplate;
}

/** Memoised, because a part of a batch has dozens of sheets that are added one after the other. */
const LabelSheet = memo(function LabelSheet({ sheet: { labels }, template }: SheetProps) {
  return (
    <chakra.div
      position="relative"
      w={`${a4.width}mm`}
      h={`${a4.height}mm`}
      mt="4"
      bg="white"
      borderWidth="1px"
      css={{ contentVisibility: 'auto', _print: { contentVisibility: 'visible', m: '0', border: '0', breakAfter: 'page', _last: { breakAfter: 'auto' } } }}
    >
      {labels.map(({ label, place }) => (
        <div key={label.code} style={{ position: 'absolute', left: `${place.left}mm`, top: `${place.top}mm` }}>
          <Label content={label} template={template} unit="1mm" />
        </div>
      ))}
    </chakra.div>
  );
});

type Card = NonNullable<QrCardsToPrintQuery['qrCards']>['nodes'][number];

/** Number of cards in a page, the maximum of a request; see batches.graphql. */
const pageSize = 100;

interface Gathered {
  kind: 'gathering' | 'gathered' | 'failed';
  cards: readonly Card[];
  /** True when the batch has cards after this part. */
  hasNext: boolean;
  error?: unknown;
}

const nothing: Gathered = { kind: 'gathering', cards: [], hasNext: false };

/**
 * Gathers the cards of a part of a batch page by page, to print them together.
 * @param part number of the part, from 0
 * @param cardsOfPart number of cards in a part
 */
function useCardsToPrint(batchId: string, part: number, cardsOfPart: number, filter?: QrCardFilter): Gathered & { retry: () => void } {
  // Always refetched, because a card may have been used, and not cached.
  const [fetchPage] = useQrCardsToPrintLazyQuery({ fetchPolicy: 'no-cache' });
  const [gathered, setGathered] = useState(nothing);
  /** Counts the runs, so that results of earlier ones are ignored. */
  const latest = useRef(0);

  const gather = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const tell = (next: Gathered) => {
      if (latest.current === own) setGathered(next);
    };
    tell(nothing);
    let cards: readonly Card[] = [];
    const [from, to] = [part * cardsOfPart, (part + 1) * cardsOfPart];
    for (let page = Math.floor(from / pageSize); page * pageSize < to; page += 1) {
      const { data, error } = await fetchPage({ variables: { batchId, page, ...(filter && { filter }) } }).catch((error: unknown) => ({
        data: undefined,
        error,
      }));
      if (latest.current !== own) return;
      const connection = data?.qrCards;
      if (!connection) return tell({ ...nothing, kind: 'failed', error });
      const { nodes, pageInfo } = connection;
      const first = page * pageSize;
      cards = [...cards, ...nodes.slice(Math.max(from - first, 0), to - first)];
      const hasNext = pageInfo.hasNextPage || first + nodes.length > to;
      const isLast = !pageInfo.hasNextPage || first + pageSize >= to;
      tell({ kind: isLast ? 'gathered' : 'gathering', cards, hasNext });
      if (isLast) return;
    }
  }, [batchId, part, cardsOfPart, filter, fetchPage]);

  useEffect(() => {
    void gather();
    return () => {
      latest.current += 1;
    };
  }, [gather]);

  return { ...gathered, retry: () => void gather() };
}
