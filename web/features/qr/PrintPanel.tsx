/** Renders the cards of a batch as sheets of sticker labels: options at the top, the sheets below. Only the sheets are printed. */
import { Button, chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { FailedPanel } from '../../data/OutcomeMessage.tsx';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { FurrowArt } from '../../ui/FurrowArt.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import type { FilterValues } from '../../ui/list/filters.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Message } from '../../ui/Message.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { cardFilter } from './cards.ts';
import type { LabelContent } from './Label.tsx';
import { LabelSheets } from './LabelSheets.tsx';
import { labelsPerSheet, labelTemplates, sheetsOf, wholeSheetsWithin } from './label-sheet.ts';
import { qrTexts } from './texts/texts.ts';
import { useCardsToPrint } from './use-cards-to-print.ts';

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
      place={`labels of batch ${batchId}`}
      back={{ label: text('qr.batch', { id: batchId }), to: backTo }}
      actions={
        <Button variant="solid" h="control" disabled={!ready} onClick={() => print()}>
          <Printer />
          {text('qr.print')}
        </Button>
      }
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" px="gutter" pb="3">
        <Labelled label={text('qr.template')}>
          {(id) => (
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
        </Labelled>
        <Labelled label={text('qr.whichCards')}>
          {(id) => (
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
        </Labelled>
        <Labelled label={text('qr.startAt')}>
          {(id) => (
            <Select
              id={id}
              size="sm"
              value={String(start)}
              onChange={(value) => setStart(Number(value))}
              choices={Array.from({ length: labelsPerSheet(template) }, (_, at) => ({ value: String(at), label: String(at + 1) }))}
            />
          )}
        </Labelled>
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
