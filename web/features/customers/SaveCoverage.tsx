/** Saves coverage as a spreadsheet. */
import { Button } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { downloadBlob } from '../../data/download.ts';
import { useText } from '../../i18n/text-context.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Message } from '../../ui/Message.tsx';
import type { CoverageSheet } from './coverage-file.ts';
import { customersTexts } from './texts/texts.ts';

interface Props {
  /** Name of the file, to which the day is added. */
  name: string;
  disabled: boolean;
  sheet: () => CoverageSheet;
}

export function SaveCoverage({ name, disabled, sheet }: Props) {
  const text = useText(customersTexts);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const [{ default: exceljs }, { writeCoverage }] = await loadChunk(() => Promise.all([import('exceljs'), import('./coverage-file.ts')]));
      const workbook = new exceljs.Workbook();
      writeCoverage(workbook, sheet());
      downloadBlob(new Blob([await workbook.xlsx.writeBuffer()]), `${name}, ${indiaToday()}.xlsx`);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      {hasFailed && (
        <Message kind="error" onClose={() => setFailed(false)}>
          {text('customers.saveFailed')}
        </Message>
      )}
      <Button h="control" disabled={disabled} onClick={() => void save()}>
        <FileSpreadsheet />
        {text('customers.save')}
      </Button>
    </>
  );
}
