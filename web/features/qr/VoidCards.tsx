/** Renders the Void button and its dialog, which counts the cards before they are voided. An extension. */
import { Button, chakra } from '@chakra-ui/react';
import { Ban } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { formatNumber, visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Input } from '../../ui/Input.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { Message } from '../../ui/Message.tsx';
import { useVoidQrCodesMutation } from './batches.generated.ts';
import { maxReasonLength, readRange } from './cards.ts';
import { qrTexts } from './texts/texts.ts';

interface Props {
  batchId: string;
  /** Numbers of the selected cards in the batch. */
  selected: readonly number[];
  onVoided: () => void;
}

export function VoidCards({ batchId, selected, onVoided }: Props) {
  const text = useText(qrTexts);
  const extensions = useServerConfig()?.extensions ?? false;
  const [isOpen, setOpen] = useState(false);
  if (!extensions) return null;
  return (
    <>
      <Button type="button" h="control" colorPalette="red" color="fg.error" onClick={() => setOpen(true)}>
        <Ban />
        {text('qr.void')}
      </Button>
      {isOpen && (
        <VoidDialog
          batchId={batchId}
          selected={selected}
          onClose={() => setOpen(false)}
          onVoided={() => {
            setOpen(false);
            onVoided();
          }}
        />
      )}
    </>
  );
}

type Which = 'whole' | 'range' | 'selected';

interface DialogProps extends Props {
  onClose: () => void;
}

function VoidDialog({ batchId, selected, onClose, onVoided }: DialogProps) {
  const text = useText(qrTexts);
  const [which, setWhich] = useState<Which>(selected.length > 0 ? 'selected' : 'whole');
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { run, busy, outcome, dismiss } = useVoidQrCodesMutation();
  const range = which === 'whole' ? {} : which === 'selected' ? { serials: [...selected] } : readRange(typed);
  const { counted, failure } = useCounted(batchId, range);
  const lacksReason = visibleText(reason) === '';
  const mayVoid = counted !== undefined && counted.voidedCount > 0;
  const confirm = async () => {
    setSubmitted(true);
    if (lacksReason || range === undefined) return;
    const result = await run({ batchId, ...range, reason: visibleText(reason), dryRun: false });
    if (result?.kind === 'done') onVoided();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      busy={busy}
      waits={!mayVoid}
      danger
      confirm={mayVoid ? text('qr.voidCount', { count: counted.voidedCount }) : text('qr.void')}
      question={text('qr.voidTitle', { id: batchId })}
      message={<OutcomeMessage outcome={outcome ?? failure} onClose={dismiss} />}
      changed={reason !== '' || typed.from !== '' || typed.to !== ''}
    >
      <chakra.div display="grid" gap="3" pt="3">
        <Segments
          label={text('qr.whichCards')}
          value={which}
          choices={[
            { value: 'whole', label: text('qr.wholeBatch') },
            { value: 'range', label: text('qr.cardRange') },
            ...(selected.length > 0 ? [{ value: 'selected', label: text('qr.selectedCards') } as const] : []),
          ]}
          onChange={setWhich}
        />
        {which === 'range' && (
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
            {(['from', 'to'] as const).map((end) => (
              <LabelledControl key={end} label={text(end === 'from' ? 'qr.fromCard' : 'qr.toCard')}>
                {({ id }) => (
                  <Input id={id} inputMode="numeric" maxLength={20} value={typed[end]} onChange={({ target }) => setTyped({ ...typed, [end]: target.value })} />
                )}
              </LabelledControl>
            ))}
          </chakra.div>
        )}
        {range === undefined && <chakra.p textStyle="meta">{text('qr.rangeHint')}</chakra.p>}
        <LabelledControl label={text('qr.reason')}>
          {({ id }) => (
            <Input
              id={id}
              required
              aria-invalid={isSubmitted && lacksReason}
              maxLength={maxReasonLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </LabelledControl>
        {isSubmitted && lacksReason && <Message kind="error">{text('qr.reasonMissing')}</Message>}
        {counted !== undefined && (
          <Message kind="warning">
            {text('qr.voidCounted', { count: formatNumber(counted.voidedCount), used: formatNumber(counted.usedCount) })} {text('qr.voidForGood')}
          </Message>
        )}
      </chakra.div>
    </ConfirmDialog>
  );
}

/** Counts the cards of a range on the server, one range at a time. Undefined until counted. */
function useCounted(batchId: string, range: object | undefined) {
  const { run, busy, outcome } = useVoidQrCodesMutation({ harmless: true });
  const latest = useRef(run);
  latest.current = run;
  const [counted, setCounted] = useState<{ key: string; voidedCount: number; usedCount: number }>();
  const [answered, setAnswered] = useState<string>();
  const key = JSON.stringify(range ?? null);
  useEffect(() => {
    if (key === 'null' || busy || answered === key) return;
    const timer = setTimeout(async () => {
      const result = await latest.current({ batchId, ...JSON.parse(key), reason: '-', dryRun: true });
      setAnswered(key);
      if (result?.kind !== 'done') return;
      const { voidedCount, usedCount } = result.payload;
      setCounted({ key, voidedCount: voidedCount ?? 0, usedCount: usedCount ?? 0 });
    }, 300);
    return () => clearTimeout(timer);
  }, [batchId, key, busy, answered]);
  return { counted: counted?.key === key ? counted : undefined, failure: outcome?.kind === 'done' ? undefined : outcome };
}
