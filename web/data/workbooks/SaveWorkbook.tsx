/** Renders the button that saves a table as a spreadsheet, and cancels the file while it is made, and the message when there is none. */
import { Button } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useText } from '../../i18n/text-context.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Message } from '../../ui/Message.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { WorkbookSaving } from './use-workbook-saving.ts';

interface Props {
  saving: WorkbookSaving;
  disabled: boolean;
  onSave: () => void;
}

export function SaveWorkbook({ saving: { busy, cancel }, disabled, onSave }: Props) {
  const text = useText(listTexts);
  return (
    <Button
      h="control"
      flex={{ mdDown: '1' }}
      minW={{ mdDown: 'max-content' }}
      disabled={disabled && !busy}
      aria-busy={busy}
      onClick={({ detail }) => {
        if (!busy) onSave();
        // The second click of a double click does not cancel.
        else if (detail < 2) cancel();
      }}
    >
      {busy ? <Spinner /> : <FileSpreadsheet />}
      {text(busy ? 'list.cancelSaving' : 'list.saveXlsx')}
    </Button>
  );
}

export function NotSaved({ saving: { failed, closeFailure } }: Pick<Props, 'saving'>) {
  const text = useText(listTexts);
  return (
    failed && (
      <Message kind="error" onClose={closeFailure}>
        {text('list.notSaved')}
      </Message>
    )
  );
}
