/** Renders the choice of the spreadsheet, by the button or by dropping a file on the sheet. */
import { chakra } from '@chakra-ui/react';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Message } from '../../../ui/Message.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { type SheetFault, sheetLimits } from './sheet.ts';
import { importTexts } from './texts/texts.ts';

/** Reason why a spreadsheet could not be read or written. */
export type ImportFault = SheetFault | 'save';

interface Props {
  reading: boolean;
  fault: ImportFault | undefined;
  onFile: (file: File) => void;
}

/** The limits that error texts contain. */
const limits = { rows: formatNumber(sheetLimits.rows), megabytes: String(sheetLimits.megabytes), seconds: String(sheetLimits.seconds) };

export function FileStep({ reading, fault, onFile }: Props) {
  const text = useText(importTexts);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !reading) onFile(file);
  };
  return (
    <chakra.div
      flex="1"
      display="flex"
      flexDirection="column"
      gap="3"
      px="gutter"
      py="3"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {fault !== undefined && (
        <Message kind="error">
          {fault === 'long' ? text('import.fault.long', limits) : fault === 'slow' ? text('import.fault.slow', limits) : text(`import.fault.${fault}`)}
        </Message>
      )}
      <chakra.div
        flex="1"
        maxH="320px"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="3"
        p="6"
        textAlign="center"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={over ? 'border.success' : 'border.emphasized'}
        borderRadius="l3"
        bg={over ? 'bg.success' : 'bg.subtle'}
      >
        <chakra.span color="fg.subtle">
          <FileSpreadsheet size={28} />
        </chakra.span>
        <chakra.label
          display="inline-flex"
          alignItems="center"
          gap="2"
          h="control"
          px="4"
          borderRadius="l2"
          fontWeight="500"
          bg="brand.solid"
          color="brand.contrast"
          cursor="pointer"
          position="relative"
          _hover={{ bg: 'brand.hover' }}
          css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } }}
        >
          {reading ? <Spinner /> : <Upload />}
          <span>{text('import.choose')}</span>
          <chakra.input
            type="file"
            accept=".xlsx,.xls,.xlsb,.ods,.csv,.tsv,.txt,.htm,.html,.xml"
            disabled={reading}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="pointer"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Reset, so the same file can be chosen again after it was corrected.
              target.value = '';
              if (file !== undefined) onFile(file);
            }}
          />
        </chakra.label>
        <chakra.span color="fg.muted" role="status">
          {reading ? text('import.reading') : text('import.drop', limits)}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
}
