/** Saves coverage as a spreadsheet. */
import { indiaToday } from '../../calendar/server-clock.ts';
import { NotSaved, SaveWorkbook } from '../../data/workbooks/SaveWorkbook.tsx';
import { useWorkbookSaving } from '../../data/workbooks/use-workbook-saving.ts';
import { type CoverageSheet, coverageSheet } from './coverage-file.ts';

interface Props {
  /** Name of the file, to which the day is added. */
  name: string;
  disabled: boolean;
  sheet: () => CoverageSheet;
}

export function SaveCoverage({ name, disabled, sheet }: Props) {
  const saving = useWorkbookSaving();
  return (
    <>
      <NotSaved saving={saving} />
      <SaveWorkbook
        saving={saving}
        disabled={disabled}
        onSave={() => void saving.save(() => ({ name: `${name}, ${indiaToday()}`, sheets: [coverageSheet(sheet())] }))}
      />
    </>
  );
}
