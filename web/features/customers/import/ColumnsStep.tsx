/** Renders the mapping of columns to fields. Columns are guessed, shown with their first values, and can be chosen by hand. */
import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import type { Areas } from '../../../people/areas.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { Input } from '../../../ui/Input.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { ListFooter } from '../../../ui/list/ListFooter.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { Cell, Row, StyledCell } from '../../../ui/list/TableFrame.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { customersTexts } from '../texts/texts.ts';
import { freeFields, type Headed, type ImportField, type Match, rivalsOf, type Source } from './columns.ts';
import type { DateOrder } from './date-order.ts';
import { ImportBar } from './ImportSteps.tsx';
import { fieldLabels } from './report.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  /** Fields that the server accepts. */
  fields: readonly ImportField[];
  file: Headed;
  match: Match;
  onMatch: (match: Match) => void;
  areas: Areas;
  /** Shows how the file was read, above the columns. */
  reading: ReactNode;
  dateOrder: DateOrder;
  /** Columns whose texts are refused, because they are in an old font. */
  refused: readonly number[];
  /** True while the person has not answered a question about the file. */
  asks: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Returns the select value of a source. */
const choiceOf = (source: Source | undefined): string => (source === undefined ? '' : 'same' in source ? 'same' : String(source.column));

const samples = [0, 1, 2] as const;

export function ColumnsStep({ fields, file: { header, rows }, match, onMatch, areas, reading, dateOrder, refused, asks, onBack, onNext }: Props) {
  const text = useText(importTexts, customersTexts, peopleTexts, formTexts);
  const labels = fieldLabels(text);
  const missing = fields.filter((field) => match[field] === undefined && !freeFields.includes(field));
  const matched = fields.filter((field) => match[field] !== undefined).length;
  const width = Math.max(header.length, ...rows.slice(0, samples.length).map(({ cells }) => cells.length));
  // A column without a title is shown by its first value.
  const untitled = (column: number) => {
    const value = rows.find(({ cells }) => cells[column])?.cells[column];
    return joinParts([`${text('import.column')} ${column + 1}`, value?.slice(0, 40)], ': ');
  };
  const columns = Array.from({ length: width }, (_, column) => ({ value: String(column), label: header[column] || untitled(column) }));
  const heads: readonly Column[] = [
    { key: 'field', label: text('import.field'), kind: 'main', width: '15%' },
    { key: 'column', label: text('import.column'), kind: 'sub', width: '240px' },
    ...samples.map((at) => ({
      key: `row ${at}`,
      label: `${text('import.row')} ${rows[at]?.number ?? ''}`,
      kind: at === 0 ? ('sub' as const) : ('drop' as const),
    })),
    { key: 'matched', label: text('import.outcome'), kind: 'state', width: '190px' },
  ];
  const isRefused = (source: Source) => 'column' in source && refused.includes(source.column);
  const choose = (field: ImportField, choice: string) => {
    const { [field]: _, ...others } = match;
    onMatch(choice === '' ? others : { ...others, [field]: choice === 'same' ? { same: '' } : { column: Number(choice) } });
  };
  return (
    <>
      {reading}
      <chakra.div position="relative" overflowX="clip" flex="1">
        <ListTable caption={text('import.step.columns')} columns={heads} busy={false} dimmed={false}>
          {fields.map((field) => {
            const source = match[field];
            const isFree = freeFields.includes(field);
            const isMissing = missing.includes(field);
            const rivals = rivalsOf(header, field);
            return (
              <Row key={field}>
                <StyledCell kind="main" css={isMissing ? { md: { boxShadow: 'inset 3px 0 0 {colors.wait}' } } : {}}>
                  <chakra.span fontWeight="600">{labels[field]}</chakra.span>
                  {!isFree && (
                    <chakra.span ms="0.5" color="fg.error" aria-hidden>
                      *
                    </chakra.span>
                  )}
                </StyledCell>
                <StyledCell kind="sub" py={{ base: '1', md: '1' }}>
                  <Select
                    size="sm"
                    maxW={{ md: '224px' }}
                    aria-label={text('import.columnFor', { field: labels[field] })}
                    value={choiceOf(source)}
                    invalid={isMissing}
                    onChange={(choice) => choose(field, choice)}
                    choices={[
                      { value: '', label: text(isFree ? 'import.notInSheet' : 'import.chooseColumn') },
                      ...columns,
                      { value: 'same', label: text('import.same') },
                    ]}
                  />
                </StyledCell>
                {source !== undefined && 'same' in source ? (
                  <StyledCell kind="sub" colSpan={samples.length} py={{ base: '1', md: '1' }}>
                    <Input
                      size="sm"
                      maxW={{ md: '240px' }}
                      aria-label={text('import.forAll', { field: labels[field] })}
                      value={source.same}
                      onChange={({ target }) => onMatch({ ...match, [field]: { same: target.value } })}
                    />
                  </StyledCell>
                ) : (
                  samples.map((at) => (
                    <Cell key={at} kind={at === 0 ? 'sub' : 'drop'}>
                      {(source !== undefined && rows[at]?.cells[source.column]) || '-'}
                    </Cell>
                  ))
                )}
                <Cell kind="state">
                  {source === undefined && rivals.length > 0 ? (
                    <StateBadge state="look">{text('import.rivals', { columns: rivals.map((column) => columns[column]?.label).join(', ') })}</StateBadge>
                  ) : (
                    isMissing && <StateBadge state="look">{text('import.chooseOne')}</StateBadge>
                  )}
                  {source !== undefined && field !== 'dateOfBirth' && (
                    <StateBadge state={isRefused(source) ? 'look' : 'good'}>{text(isRefused(source) ? 'import.oldFont' : 'import.matched')}</StateBadge>
                  )}
                  {source !== undefined && field === 'dateOfBirth' && <StateBadge state="note">{text(`import.dates.${dateOrder}`)}</StateBadge>}
                </Cell>
              </Row>
            );
          })}
        </ListTable>
      </chakra.div>
      <ListFooter message={areas.failed && <StaleLine onRetry={areas.retry}>{text('areas.failed')}</StaleLine>}>
        <ImportBar
          status={
            <>
              <strong>{text('import.matchedCount', { matched: formatNumber(matched), all: formatNumber(fields.length) })}</strong>{' '}
              <chakra.span color="fg.muted">{text('import.nothingSent')}</chakra.span>
            </>
          }
        >
          <Button variant="ghost" onClick={onBack}>
            {text('import.back')}
          </Button>
          <Button variant="solid" disabled={missing.length > 0 || asks || areas.states === undefined} onClick={onNext}>
            {text('import.check', { count: rows.length })}
          </Button>
        </ImportBar>
      </ListFooter>
    </>
  );
}
