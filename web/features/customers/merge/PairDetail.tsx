/** Renders two records value by value, what moves, and the merge. */
import { Button, chakra } from '@chakra-ui/react';
import { ArrowLeftRight, Merge, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FailedPanel, OutcomeMessage } from '../../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { customerValues } from '../edit-values.ts';
import { customersTexts } from '../texts/texts.ts';
import { MergeDialog, type MergePerson, Moves } from './MergeDialog.tsx';
import { useDealersToMergeQuery, useDismissDuplicateMutation, useFarmersToMergeQuery } from './merge.generated.ts';
import { PairTable, useRowWords } from './PairTable.tsx';
import { fullerSide, type PairRow, type Side, takenRows } from './pair-values.ts';

interface Props {
  type: MeetingType;
  /** Id of the record that was registered first. */
  older: string;
  newer: string;
  pathTo: (id: string) => string;
  onMerged: (message: string) => void;
  onDismissed: () => void;
  /** Called when another person has merged the pair. */
  onGone: (message: string) => void;
}

const queries = { FARMER: useFarmersToMergeQuery, DEALER: useDealersToMergeQuery } as const;

export function PairDetail(props: Props) {
  const text = useText(customersTexts);
  const write = useValues();
  const { type, older, newer, onGone } = props;
  const { data, error, refetch } = queries[type]({ variables: { older, newer }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const retry = () => void refetch();
  const [one, other] = [data?.older, data?.newer];
  // After a merge by another person, both numbers lead to one record.
  const kept = one && one.id === other?.id ? one : undefined;
  const mergedElsewhere = kept && text('customers.merged', { id: kept.id === older ? newer : older, kept: kept.id, name: write.name(kept) });
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (mergedElsewhere !== undefined) leave(mergedElsewhere);
  }, [mergedElsewhere]);
  if (mergedElsewhere !== undefined) return null;
  if (one?.record && other?.record) return <PairForm {...props} people={{ older: one, newer: other }} onStale={retry} />;
  return error === undefined ? null : <FailedPanel title={text('customers.failed')} error={error} onRetry={retry} />;
}

interface FormProps extends Props {
  people: Readonly<Record<Side, MergePerson>>;
  /** Refetches both records. */
  onStale: () => void;
}

const otherSide = (side: Side): Side => (side === 'older' ? 'newer' : 'older');

function PairForm({ type, pathTo, people, onMerged, onDismissed, onStale }: FormProps) {
  const text = useText(customersTexts);
  const words = useRowWords();
  const [keep, setKeep] = useState<Side>('older');
  const [chosen, setChosen] = useState<Partial<Record<PairRow, Side>>>({});
  const [isOpen, setOpen] = useState(false);
  const dismissal = useDismissDuplicateMutation();
  const values = { older: customerValues(people.older), newer: customerValues(people.newer) };
  const sideOf = (row: PairRow): Side => chosen[row] ?? fullerSide(values.older, values.newer, row);
  const taken = takenRows(values.older, values.newer, sideOf, keep);
  const [kept, merged] = [people[keep], people[otherSide(keep)]];
  const takenNames = taken.map((row) => words.label(row, type)).join(', ');
  const summary =
    taken.length === 0
      ? text('customers.takesNothing', { id: merged.id })
      : text('customers.takes', { id: merged.id, fields: takenNames, count: taken.length });
  const dismiss = async () => {
    const outcome = await dismissal.run({ type, id: kept.id, otherId: merged.id, dismissed: true });
    if (outcome?.kind === 'done') onDismissed();
  };
  return (
    <chakra.div display="flex" flexDirection="column" minH="full">
      <PairTable
        type={type}
        people={people}
        values={values}
        keep={keep}
        sideOf={sideOf}
        onChoose={(row, side) => setChosen({ ...chosen, [row]: side })}
        pathTo={pathTo}
      />
      <chakra.div px="gutter" py="3" flex="1">
        <Moves type={type} person={merged} kept={kept.id} />
        <OutcomeMessage outcome={dismissal.outcome} onClose={dismissal.dismiss} />
      </chakra.div>
      <div className="foot">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" px="gutter" py="2.5" borderTopWidth="1px" bg="bg">
          <chakra.p flex="1" minW="220px">
            <strong>{text('customers.keep', { id: kept.id })}</strong> {summary}
          </chakra.p>
          <Button variant="ghost" h="control" onClick={() => setKeep(otherSide(keep))}>
            <ArrowLeftRight />
            {text('customers.keepInstead', { id: merged.id })}
          </Button>
          <Button h="control" onClick={() => void dismiss()} aria-busy={dismissal.busy} aria-keyshortcuts="d" data-not-duplicate>
            <X />
            {text('customers.notDuplicate')}
          </Button>
          <Button variant="solid" h="control" onClick={() => setOpen(true)} aria-keyshortcuts="Control+Enter" data-merge>
            <Merge />
            {text('customers.merge')}
          </Button>
        </chakra.div>
      </div>
      {isOpen && (
        <MergeDialog
          type={type}
          kept={kept}
          merged={merged}
          taken={taken}
          values={values[otherSide(keep)]}
          summary={summary}
          onClose={() => setOpen(false)}
          onStale={onStale}
          onMerged={(message) => {
            setOpen(false);
            onMerged(message);
          }}
        />
      )}
    </chakra.div>
  );
}
