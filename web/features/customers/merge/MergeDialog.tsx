/** Renders the confirmation of a merge, and what moves with it. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { OutcomeMessage } from '../../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { CustomerValues } from '../edit-values.ts';
import { customersTexts } from '../texts/texts.ts';
import { type FarmersToMergeQuery, useMergeCustomersMutation } from './merge.generated.ts';
import { mergedValues, type PairRow } from './pair-values.ts';

export type MergePerson = Omit<NonNullable<FarmersToMergeQuery['older']>, '__typename'>;

const movedKinds = ['MEETING', 'VISIT', 'INVOICE', 'CODE'] as const;

/** Shows what moves from the other record to the kept one. */
export function Moves({ type, person, kept }: { type: MeetingType; person: MergePerson; kept: string }) {
  const text = useText(customersTexts);
  const counts = movedKinds.flatMap((kind) => (person.record?.history ?? []).filter((each) => each.kind === kind).map(({ count }) => ({ kind, count })));
  const points = person.record?.totalPoints ?? 0;
  return (
    <>
      <chakra.h2 textStyle="body" fontWeight="600">
        {text(`customers.moves.${type}`, { id: kept })}
      </chakra.h2>
      <p>
        {counts.length === 0
          ? text('customers.movesNothing')
          : joinParts(
              [
                ...counts.map(({ kind, count }) => `${text(`customers.history.${kind}`)}: ${formatNumber(count)}`),
                points === 0 ? null : text('customers.event.points', { count: points }),
              ],
              ', ',
            )}
      </p>
      <Caption as="p">{text(`customers.mergedGone.${type}`, { id: person.id, kept })}</Caption>
    </>
  );
}

interface Props {
  type: MeetingType;
  kept: MergePerson;
  merged: MergePerson;
  taken: readonly PairRow[];
  /** Values of the record that is merged and not kept. */
  values: CustomerValues;
  summary: string;
  onClose: () => void;
  /** Refetches both records. */
  onStale: () => void;
  onMerged: (message: string) => void;
}

export function MergeDialog({ type, kept, merged, taken, values, summary, onClose, onStale, onMerged }: Props) {
  const text = useText(customersTexts);
  const write = useValues();
  const [isSure, setSure] = useState(false);
  const { run, busy, outcome, dismiss } = useMergeCustomersMutation();
  const confirm = async () => {
    const versions = { keepVersion: kept.record?.version ?? 0, mergeVersion: merged.record?.version ?? 0 };
    const result = await run({ type, keepId: kept.id, mergeId: merged.id, ...versions, values: mergedValues(values, taken) });
    if (result?.kind === 'done') onMerged(text('customers.merged', { id: merged.id, kept: kept.id, name: write.name(kept) }));
    // A concurrent change may be the reason, so the values are refetched behind the message.
    else onStale();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      busy={busy}
      waits={!isSure}
      danger
      confirm={text('customers.mergeInto', { id: kept.id })}
      question={text(`customers.mergeQuestion.${type}`, { id: merged.id, kept: kept.id, name: write.name(kept) })}
      message={<OutcomeMessage outcome={outcome} onClose={dismiss} />}
    >
      <chakra.div display="grid" gap="3" pt="3">
        <Moves type={type} person={merged} kept={kept.id} />
        <p>{summary}</p>
        <Message kind="warning">{text('customers.mergeForGood')}</Message>
        <Checkbox checked={isSure} onChange={setSure}>
          {text('customers.mergeSure')}
        </Checkbox>
      </chakra.div>
    </ConfirmDialog>
  );
}
