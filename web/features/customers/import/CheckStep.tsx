/** Renders the rows before sending: rows with errors first, and only wrong values as fields. */
import { Button, chakra } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import type { Areas } from '../../../people/areas.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import type { Column } from '../../../ui/list/columns.ts';
import { ListFooter } from '../../../ui/list/ListFooter.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { CheckRow } from './CheckRow.tsx';
import { ImportBar } from './ImportSteps.tsx';
import { hasFault, type ImportRow, isSingleName, type ReadRow } from './import-rows.ts';
import { countIn, RowFilters, useRowFilter } from './RowFilters.tsx';
import { importTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  rows: readonly ReadRow[];
  areas: Areas;
  /** Number of rows that were looked up among registered customers; undefined when all were. */
  looked: number | undefined;
  /** Returns the path of a registered customer's page. */
  pathTo: (id: string) => string;
  onChange: (number: number, part: Partial<ImportRow>) => void;
  /** Registers these rows without a last name. */
  onSingleNames: (rows: readonly ReadRow[]) => void;
  /** Undefined after something was sent. */
  onBack: (() => void) | undefined;
  onSend: () => void;
  onReport: (rows: readonly ReadRow[]) => void;
}

export function CheckStep({ type, rows, areas, looked, pathTo, onChange, onSingleNames, onBack, onSend, onReport }: Props) {
  const text = useText(importTexts, peopleTexts);
  const view = useRowFilter(rows, countIn('faults', rows) > 0 ? 'faults' : 'ready');
  const faults = rows.filter(({ state }) => hasFault(state));
  const ready = countIn('ready', rows);
  const singleNames = rows.filter(({ row, reading }) => isSingleName(row, reading));
  const table = useRef<HTMLDivElement>(null);
  // Number of jumps to the first error.
  const [jumps, setJumps] = useState(0);
  useEffect(() => {
    if (jumps > 0) table.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-choice]')?.focus();
  }, [jumps]);
  const columns: readonly Column[] = [
    { key: 'row', label: text('import.row'), kind: 'drop', width: '72px' },
    { key: 'name', label: text('person.name'), kind: 'main', width: '18%' },
    { key: 'phone', label: text('person.phone'), kind: 'sub', width: '21%' },
    { key: 'birth', label: text('person.dateOfBirth'), kind: 'sub', width: '14%' },
    { key: 'address', label: text('person.address'), kind: 'sub' },
    { key: 'pin', label: text('person.pincode'), kind: 'sub', width: '120px' },
    { key: 'do', label: text('import.correct'), kind: 'action', width: '92px' },
  ];
  return (
    <>
      <RowFilters
        filters={countIn('alike', rows) > 0 ? ['faults', 'alike', 'ready', 'all'] : ['faults', 'ready', 'all']}
        chosen={view.filter}
        rows={rows}
        onChoose={view.choose}
      />
      {singleNames.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" px="gutter" pb="2">
          {text('import.singleNames', { count: singleNames.length })}
          <Button h="control" onClick={() => onSingleNames(singleNames)}>
            {text('import.singleNames.take')}
          </Button>
        </chakra.div>
      )}
      <chakra.div ref={table} position="relative" overflowX="clip" flex="1">
        <ListTable caption={text('import.step.check')} columns={columns} busy={false} dimmed={false}>
          {view.pageRows.map((read) => (
            <CheckRow key={read.row.number} type={type} read={read} areas={areas} pathTo={pathTo} onChange={(part) => onChange(read.row.number, part)} />
          ))}
        </ListTable>
        {view.pageRows.length === 0 && (
          <chakra.p px="gutter" py="4" color="fg.muted">
            {text('import.none')}
          </chakra.p>
        )}
      </chakra.div>
      <ListFooter>
        {view.isPaged && <Pager page={view.page} hasNext={view.hasNext} onPage={view.onPage} />}
        <ImportBar
          status={
            <>
              <strong>{text('import.readiness', { ready: formatNumber(ready), faults: formatNumber(faults.length) })}</strong>{' '}
              <chakra.span color="fg.muted">
                {looked === undefined
                  ? onBack && text('import.nothingSent')
                  : text('import.looking', { count: formatNumber(looked), all: formatNumber(rows.length) })}
              </chakra.span>
            </>
          }
        >
          {onBack && (
            <Button variant="ghost" onClick={onBack}>
              {text('import.back')}
            </Button>
          )}
          {faults.length > 0 && (
            <>
              <Button onClick={() => onReport(faults)}>
                <Download />
                {text('import.faultsFile')}
              </Button>
              <Button
                onClick={() => {
                  view.choose('faults');
                  setJumps(jumps + 1);
                }}
              >
                {text('import.correctFirst', { count: faults.length })}
              </Button>
            </>
          )}
          {/* Not disabled during the lookup, because a disabled button would lose the focus. */}
          <Button variant="solid" disabled={ready === 0} aria-disabled={looked !== undefined || undefined} onClick={looked === undefined ? onSend : undefined}>
            <Upload />
            {text(`import.send.${type}`, { count: ready })}
          </Button>
        </ImportBar>
      </ListFooter>
    </>
  );
}
