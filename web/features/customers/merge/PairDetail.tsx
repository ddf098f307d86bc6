/** Renders two records value by value: equal values, the source of each other value, what moves, and the merge. */
import { Button, chakra } from '@chakra-ui/react';
import { ArrowLeftRight, Check as CheckIcon, Merge, X } from 'lucide-react';
import { useState } from 'react';
import { FailedPanel } from '../../../data/FailedPanel.tsx';
import { OutcomeMessage } from '../../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatNumber, formatPhone, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Check } from '../../../ui/form/Check.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { type CustomerValues, customerValues } from '../edit-values.ts';
import { customersTexts } from '../texts/texts.ts';
import {
  type FarmersToMergeQuery,
  useDealersToMergeQuery,
  useDismissDuplicateMutation,
  useFarmersToMergeQuery,
  useMergeCustomersMutation,
} from './merge.generated.ts';
import { fullerSide, isSame, mergedValues, type PairRow, pairRowKeys, type Side, takenRows } from './pair-values.ts';

interface Props {
  type: MeetingType;
  /** Id of the record that was registered first. */
  older: string;
  newer: string;
  pathTo: (id: string) => string;
  onMerged: (message: string) => void;
  onDismissed: () => void;
}

const queries = { FARMER: useFarmersToMergeQuery, DEALER: useDealersToMergeQuery } as const;

type Person = Omit<NonNullable<FarmersToMergeQuery['older']>, '__typename'>;

export function PairDetail(props: Props) {
  const text = useText(customersTexts);
  const { type, older, newer } = props;
  const { data, error, refetch } = queries[type]({ variables: { older, newer }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const retry = () => refetch().catch(() => undefined);
  const [one, other] = [data?.older, data?.newer];
  if (one?.record && other?.record) return <PairForm {...props} people={{ older: one, newer: other }} onStale={() => void retry()} />;
  return error === undefined ? null : <FailedPanel title={text('customers.failed')} error={error} onRetry={() => void retry()} />;
}

interface FormProps extends Props {
  people: Readonly<Record<Side, Person>>;
  /** Refetches both records. */
  onStale: () => void;
}

const sides = ['older', 'newer'] as const;

const otherSide = (side: Side): Side => (side === 'older' ? 'newer' : 'older');

function PairForm({ type, pathTo, people, onMerged, onDismissed, onStale }: FormProps) {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
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
    <chakra.div
      display="flex"
      flexDirection="column"
      minH="full"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) setOpen(true);
      }}
    >
      <chakra.table
        w="full"
        css={{
          tableLayout: 'fixed',
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: '3', py: '2', overflowWrap: 'anywhere' },
          '& label > span': { minW: '0' },
        }}
      >
        <chakra.caption srOnly>{text('customers.pair.caption')}</chakra.caption>
        <chakra.thead borderBottomWidth="1px">
          <tr>
            <chakra.th w={{ base: '84px', md: '140px' }}>
              <chakra.span srOnly>{text('customers.pair.field')}</chakra.span>
            </chakra.th>
            {sides.map((side) => (
              <th key={side} scope="col">
                <TextLink to={pathTo(people[side].id)}>{text(`customers.number.${type}`, { id: people[side].id })}</TextLink>
                <Quiet fontWeight="400">
                  {people[side].registeredAt !== null && text('customers.registeredOn', { date: write.date(people[side].registeredAt) })}
                  {side === keep && <chakra.strong display="block">{text('customers.kept')}</chakra.strong>}
                </Quiet>
              </th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {pairRowKeys.map((row) => {
            const label = words.label(row, type);
            const isEqual = isSame(values.older, values.newer, row);
            return (
              <chakra.tr key={row} borderBottomWidth="1px">
                <chakra.th scope="row" fontWeight="400" color="fg.muted">
                  {label}
                </chakra.th>
                {isEqual ? (
                  <chakra.td colSpan={2} color="fg.muted">
                    <chakra.span display="inline-flex" gap="1.5" alignItems="baseline">
                      <CheckIcon size={13} aria-hidden />
                      <span>
                        {words.value(values.older, row)} <chakra.span textStyle="meta">{text('customers.pair.same')}</chakra.span>
                      </span>
                    </chakra.span>
                  </chakra.td>
                ) : (
                  sides.map((side) => (
                    <chakra.td key={side} bg={sideOf(row) === side ? 'bg.selected' : undefined}>
                      <chakra.label display="flex" gap="2" cursor="pointer">
                        <chakra.input
                          type="radio"
                          name={`pair-${row}`}
                          checked={sideOf(row) === side}
                          onChange={() => setChosen({ ...chosen, [row]: side })}
                          mt="1"
                          accentColor="brand.solid"
                          aria-label={`${label}: ${words.value(values[side], row)}`}
                        />
                        <span>{words.value(values[side], row)}</span>
                      </chakra.label>
                    </chakra.td>
                  ))
                )}
              </chakra.tr>
            );
          })}
        </tbody>
      </chakra.table>
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
          <Button variant="solid" h="control" onClick={() => setOpen(true)}>
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
          onMerged={onMerged}
        />
      )}
    </chakra.div>
  );
}

/** Returns the labels and formatted values of the rows. */
function useRowWords() {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const label = (row: PairRow, type: MeetingType): string => {
    if (row === 'notes') return text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop');
    return text(rowTexts[row]);
  };
  const value = (values: CustomerValues, row: PairRow): string => {
    const { village, taluka, district, state, gender, notes } = values;
    switch (row) {
      case 'name':
        return write.name(values);
      case 'phone':
        return write.text(formatPhone(values.phoneNumber));
      case 'whatsApp':
        return write.text(formatPhone(values.whatsAppMobile));
      case 'birth':
        return write.date(values.dateOfBirth);
      case 'gender':
        return gender === '' ? write.none : text(`person.gender.${gender}`);
      case 'area':
        return write.text(joinParts([village, write.address({ taluka, district, state })], ', '));
      case 'notes':
        return write.text(notes.map(({ name, value: more }) => joinParts([name, more], ' ')).join(', '));
      default:
        return write.text(values[row]);
    }
  };
  return { label, value };
}

const rowTexts = {
  name: 'person.name',
  phone: 'person.phone',
  whatsApp: 'customers.whatsApp',
  birth: 'person.dateOfBirth',
  gender: 'person.gender',
  email: 'person.email',
  street: 'person.street',
  area: 'customers.pair.area',
  pinCode: 'person.pincode',
} as const satisfies Record<Exclude<PairRow, 'notes'>, string>;

const movedKinds = ['MEETING', 'VISIT', 'INVOICE', 'CODE'] as const;

/** Shows what moves from the other record to the kept one. */
function Moves({ type, person, kept }: { type: MeetingType; person: Person; kept: string }) {
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
      <Quiet as="p">{text(`customers.mergedGone.${type}`, { id: person.id, kept })}</Quiet>
    </>
  );
}

interface DialogProps extends Pick<FormProps, 'type' | 'onMerged' | 'onStale'> {
  kept: Person;
  merged: Person;
  taken: readonly PairRow[];
  /** Values of the record that is merged and not kept. */
  values: CustomerValues;
  summary: string;
  onClose: () => void;
}

function MergeDialog({ type, kept, merged, taken, values, summary, onClose, onStale, onMerged }: DialogProps) {
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
        <Check checked={isSure} onChange={setSure}>
          {text('customers.mergeSure')}
        </Check>
      </chakra.div>
    </ConfirmDialog>
  );
}
