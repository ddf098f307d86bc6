/** Prints the muster of all people of a period, and saves it as a spreadsheet. */
import { useEffect, useState } from 'react';
import type { YearMonth } from '../../calendar/months.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { useWorkbookSaving } from '../../data/workbooks/SaveWorkbook.tsx';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { type MusterRow, musterRows, withDayTypes } from './muster.ts';
import { useRecordMusterExportMutation } from './team.generated.ts';
import { teamTexts } from './texts/texts.ts';
import { useEverybody } from './use-team-month.ts';

interface Options {
  /** Key of the shown period and page. */
  board: string;
  months: readonly YearMonth[];
  days: readonly string[];
  /** The period in words. */
  period: string;
  /** Name of the file. */
  caption: string;
}

export function useMusterCopies({ board, months, days, period, caption }: Options) {
  const text = useText(teamTexts, peopleTexts);
  const today = indiaToday();
  const extensions = useServerConfig()?.extensions;
  const everybody = useEverybody(months, extensions === true);
  /** All people of a board, while they are printed. */
  const [printing, setPrinting] = useState<{ readonly board: string; readonly rows: readonly MusterRow[] }>();
  const saving = useWorkbookSaving();
  /** True when the spreadsheet of the board was requested. */
  const [isRequested, setIsRequested] = useBoardState<boolean>(board);
  const { run: recordExport } = useRecordMusterExportMutation({ harmless: true });
  useEffect(() => {
    if (printing === undefined) return;
    // Another board may have been chosen while everybody of this one was gathered.
    if (printing.board === board) window.print();
    setPrinting(undefined);
  }, [printing, board]);
  const gather = async (signal?: AbortSignal) => {
    const all = await everybody.gather(signal);
    return all && withDayTypes(musterRows(all.people, days, today), all.typeOf, today);
  };
  const print = async () => {
    const everyone = await gather();
    if (everyone) setPrinting({ board, rows: everyone });
  };
  const save = () => {
    setIsRequested(true);
    return saving.save(async (signal) => {
      const people = await gather(signal);
      const [from, until] = [days[0], days.at(-1)];
      if (people === undefined || signal.aborted || from === undefined || until === undefined) return undefined;
      // The file is written in the browser, so the export is reported to the server, which refuses a period without attendance.
      const recorded = extensions ? await recordExport({ from, until, format: 'XLSX' }) : undefined;
      if (recorded?.kind === 'failed' || recorded?.kind === 'lost') throw new Error(`The export was not recorded: ${recorded.failure}`);
      const { musterSheet } = await loadChunk(() => import('./muster-file.ts'));
      return { name: caption, sheets: [musterSheet({ text, title: period, days, rows: people, withTravel: extensions === true })] };
    });
  };
  return {
    /** All people, while they are printed. */
    printed: printing?.board === board ? printing.rows : undefined,
    print,
    save,
    /** Number of people loaded so far; undefined while nothing is gathered. */
    gathered: everybody.count,
    gatherFailed: everybody.failed,
    /** A failure belongs to the board whose spreadsheet could not be made. */
    saving: { ...saving, failed: saving.failed && isRequested === true },
  };
}

/** Keeps a value as long as the same people and days are shown. @param board key of the people and days */
export function useBoardState<Value>(board: string): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [kept, setKept] = useState<{ readonly board: string; readonly value: Value | undefined }>({ board, value: undefined });
  if (kept.board !== board) setKept({ board, value: undefined });
  return [kept.board === board ? kept.value : undefined, (value) => setKept({ board, value })];
}
