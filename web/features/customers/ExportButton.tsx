/** Export: a dialog that asks for which area (Maharashtra unless the list has one), then the spreadsheet is downloaded under the list's title. */
import { Button, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Refused } from '../../data/attempt.ts';
import { download } from '../../data/download.ts';
import type { Failure } from '../../data/failure.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { AreaPicker } from '../../people/AreaPicker.tsx';
import { type Area, noArea, sameArea } from '../../people/area.ts';
import { useAreas } from '../../people/areas.ts';
import { BusyMark } from '../../ui/BusyMark.tsx';
import { Message } from '../../ui/Message.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useExportDealersMutation } from './dealers.generated.ts';
import { useExportFarmersMutation } from './farmers.generated.ts';
import { customersTexts } from './texts/texts.ts';
import type { CustomersView } from './view.ts';

/** The default state of an export (as specified). */
const maharashtra: Area = { ...noArea, state: 'Maharashtra' };

interface Props {
  type: MeetingType;
  view: CustomersView;
}

export function ExportButton({ type, view }: Props) {
  const text = useText(customersTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button h="control" onClick={() => setOpen(true)}>
        <Download />
        {text('customers.export')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={text('customers.export')} width="520px">
        <ExportForm type={type} view={view} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

interface FormProps extends Props {
  onDone: () => void;
}

function ExportForm({ type, view, onDone }: FormProps) {
  const text = useText(customersTexts);
  const areas = useAreas();
  const [area, setArea] = useState(sameArea(view.area, noArea) ? maharashtra : view.area);
  const file = `${text(`customers.title.${type}`)}.xlsx`;
  const useExport = type === 'FARMER' ? useExportFarmersMutation : useExportDealersMutation;
  const { run, busy, outcome, dismiss } = useExport({ harmless: true });
  const submit = async () => {
    const result = await run({ area, text: view.text });
    if (result?.kind !== 'done' || result.payload.url === null) return;
    download(result.payload.url, file);
    onDone();
  };
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {outcome !== undefined && outcome.kind !== 'done' && <NotExported outcome={outcome} onClose={dismiss} />}
      <chakra.p>
        {text('customers.exportArea', { file })} {view.text !== '' && text('customers.exportSearch', { text: view.text })}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="2">
        <AreaPicker areas={areas} value={area} onChange={setArea} />
      </chakra.div>
      <chakra.div display="flex" justifyContent="flex-end" gap="2" pt="1">
        <Button type="button" onClick={onDone}>
          {text('action.close')}
        </Button>
        <Button type="submit" variant="solid" aria-busy={busy} aria-disabled={busy}>
          {busy && <BusyMark />}
          {text('customers.export')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** What is no answer about the records. */
const outages: readonly Failure[] = ['failure.busy', 'failure.network', 'failure.server', 'failure.timeout', 'failure.unavailable', 'failure.unreadable'];

interface NotExportedProps {
  outcome: Refused;
  onClose: () => void;
}

/** 'Records not found' for every refusal (as specified), and below it what was said besides; an outage is called one. */
function NotExported({ outcome, onClose }: NotExportedProps) {
  const text = useText(customersTexts);
  const notFound = text('customers.notFound');
  const reason = outcome.kind === 'refused' ? outcome.message : text(outcome.failure);
  const isOutage = outcome.kind === 'failed' && outages.includes(outcome.failure);
  const saysMore = outcome.kind === 'refused' || outcome.failure !== 'failure.refused';
  const lines = isOutage ? [reason] : saysMore ? [...new Set([notFound, reason])] : [notFound];
  return (
    <Message kind="error" onClose={onClose}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Message>
  );
}
