/** Renders the people to call about a batch: users of its cards, with phone numbers. Every call is stored on the server with name and time. */
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { Check, PhoneOff, PhoneOutgoing, Printer } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useListPage } from '../../data/list-page.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { PagedList } from '../../data/PagedList.tsx';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import { ChoiceFilter } from '../../ui/list/ChoiceFilter.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import type { FilterState } from '../../ui/list/filters.ts';
import type { ListState } from '../../ui/list/list-state.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { focusRow, useRowFocus } from '../../ui/list/walk-rows.ts';
import { mainContentId } from '../../ui/main-content.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Badge } from '../../ui/StateBadge.tsx';
import { BatchHead, type BatchPaths, factsOf, productOf } from './BatchFrame.tsx';
import { useBatchReport } from './BatchReport.tsx';
import { type PersonToCall_PersonFragment, useExportQrBatchPeopleMutation, useQrBatchPeopleQuery, useSetQrRecallCallMutation } from './batches.generated.ts';
import { peopleFilter } from './cards.ts';
import { PeoplePrint, usePeopleToPrint } from './PeoplePrint.tsx';
import { qrTexts } from './texts/texts.ts';

/** Styles of a name with a link in a column other than the row's name. */
const plain = { fontWeight: 'inherit' };

interface Props {
  batchId: string;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  paths: BatchPaths;
  filterState: FilterState;
}

export function PeoplePanel({ batchId, page, onPage, paths, filterState: { values, onValues } }: Props) {
  const text = useText(qrTexts);
  const client = useApolloClient();
  const counts = useBatchReport(batchId);
  const { report } = counts;
  const facts = report ? factsOf(report) : {};
  const { run, busy, outcome, dismiss } = useSetQrRecallCallMutation();
  const filter = peopleFilter(values);
  const list = useListPage({
    useQuery: useQrBatchPeopleQuery,
    variables: (number) => ({ batchId, page: number, ...(filter && { filter }) }),
    connection: (data) => data.list,
    page,
    onPage,
  });
  const print = usePeopleToPrint(batchId, filter);
  const rowFocus = useRowFocus();
  const next = useNextToCall(list.state, filter?.state === 'NOT_CALLED', () => onValues({ ...values, call: 'NOT_CALLED' }));
  const note = async (userId: string, result: 'CALLED' | 'NO_ANSWER' | null, pressed: HTMLElement) => {
    const done = await run({ batchId, userId, outcome: result });
    if (done?.kind !== 'done') return;
    const leavesList = filter?.state !== undefined;
    if (pressed === document.activeElement && (result !== null || leavesList)) focusNext(pressed, leavesList);
    list.onRetry();
    void client.refetchQueries({ include: ['QrBatchReport'] });
  };
  const { states, state, dealers, dealer, talukas, taluka, notCalled, called, narrowedTo } = useCallFilters(report, filter);
  const columns = usePeopleColumns(paths, (person) => <Call person={person} busy={busy} onNote={note} />);
  return (
    // A pressed key that repeats would call everybody on the page.
    <chakra.div display="contents" {...rowFocus} onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}>
      <PagedList
        title={text('qr.batch', { id: batchId })}
        note={productOf(facts)}
        pageId={`people of batch ${batchId}`}
        back={{ label: text('qr.batches'), to: paths.back }}
        actions={
          <>
            <Button h="control" aria-busy={print.isLoading} aria-disabled={print.isLoading} onClick={print.start}>
              {print.isLoading ? <Spinner /> : <Printer />}
              <span>{text('qr.printList')}</span>
            </Button>
            <ExportButton
              useExport={useExportQrBatchPeopleMutation}
              input={{ batchId, ...filter }}
              rows={{ what: [text('qr.peopleToCall', { id: batchId }), narrowedTo] }}
            />
          </>
        }
        filters={
          <>
            <BatchHead tab="people" counts={counts} facts={facts} quantity={report?.quantity ?? null} paths={paths} />
            <FilterChips label={text('qr.call')} value={state?.value ?? ''} choices={states} onChange={(next) => onValues({ ...values, call: next })} />
            <ChoiceFilter
              className="choice-area"
              label={text('qr.purchaseFrom')}
              value={dealer?.value ?? ''}
              choices={[{ value: '', label: text('qr.anyDealer') }, ...dealers]}
              onChange={(next) => onValues({ ...values, ofDealer: next })}
            />
            <ChoiceFilter
              className="choice-area"
              label={text('qr.dealerTaluka')}
              value={taluka?.value ?? ''}
              choices={[{ value: '', label: text('qr.anyTaluka') }, ...talukas]}
              onChange={(next) => onValues({ ...values, ofTaluka: next, ofDealer: '' })}
            />
          </>
        }
        notice={
          outcome !== undefined && outcome.kind !== 'done' ? (
            <OutcomeMessage outcome={outcome} onClose={dismiss} />
          ) : (
            print.failure && <OutcomeMessage outcome={print.failure} onClose={print.dismiss} />
          )
        }
        remark={called}
        picked={
          <Button variant="solid" h="control" disabled={notCalled === 0} onClick={next}>
            <PhoneOutgoing />
            {text('qr.nextToCall')}
          </Button>
        }
        narrowed={narrowedTo === '' ? undefined : { to: narrowedTo, onClear: () => onValues({}) }}
        emptyHint={text('qr.peopleNone')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
      />
      {print.people && <PeoplePrint title={[text('qr.peopleToCall', { id: batchId }), productOf(facts), narrowedTo]} people={print.people} />}
    </chakra.div>
  );
}

type Report = NonNullable<ReturnType<typeof useBatchReport>['report']>;

/** Returns the choices of the filters with their counts, the chosen ones, and what the list is filtered by in words. */
function useCallFilters(report: Report | undefined, filter: ReturnType<typeof peopleFilter>) {
  const text = useText(qrTexts);
  const write = useValues();
  const { personCount = null, calledCount = null, noAnswerCount = null } = report ?? {};
  // The report counts the calls to everybody, not to those of a dealer or taluka.
  const isCounted = filter?.dealerId === undefined && filter?.talukaKey === undefined;
  const count = (value: number | null) => (value === null || !isCounted ? '' : write.number(value));
  const notCalled = personCount === null ? null : personCount - (calledCount ?? 0) - (noAnswerCount ?? 0);
  const states = [
    { value: '', label: text('qr.allStates'), count: count(personCount) },
    { value: 'NOT_CALLED', label: text('qr.notCalled'), count: count(notCalled) },
    { value: 'NO_ANSWER', label: text('qr.noAnswer'), count: count(noAnswerCount) },
    { value: 'CALLED', label: text('qr.called'), count: count(calledCount) },
  ];
  const state = states.find(({ value }) => value !== '' && value === filter?.state);
  const places = report?.usesByTaluka ?? [];
  const talukas = places.map(({ key, district, taluka }) => {
    const isRepeated = places.filter((place) => place.taluka === taluka).length > 1;
    return { value: key, label: joinParts([write.area(taluka, district), isRepeated ? write.area(district) : null], ', '), name: taluka };
  });
  const taluka = talukas.find(({ value }) => value === filter?.talukaKey);
  const dealers = (report?.usesByDealer ?? []).flatMap((row) =>
    row.dealerId === null || (taluka && row.taluka !== taluka.name)
      ? []
      : [{ value: row.dealerId, label: joinParts([row.dealerName ?? row.dealerId, row.taluka && write.area(row.taluka)], ', ') }],
  );
  const dealer = dealers.find(({ value }) => value === filter?.dealerId);
  // Also a filter of the address that is not among the choices.
  const [otherDealer, otherTaluka] = report ? [filter?.dealerId, filter?.talukaKey] : [];
  const narrowedTo = joinParts([state?.label, dealer?.label ?? otherDealer, taluka?.label ?? otherTaluka], ', ');
  const called = isCounted && personCount !== null ? text('qr.calledOf', { called: write.number(calledCount ?? 0), count: personCount }) : undefined;
  return { states, state, dealers, dealer, talukas, taluka, notCalled, called, narrowedTo };
}

/** @param callOf renders the call to a person */
function usePeopleColumns(paths: BatchPaths, callOf: (person: PersonToCall_PersonFragment) => ReactNode): readonly RowColumn<PersonToCall_PersonFragment>[] {
  const text = useText(qrTexts, peopleTexts);
  const write = useValues();
  return [
    {
      key: 'name',
      label: text('person.name'),
      kind: 'main',
      cell: (person) => (
        <ReturnLink className="name-link" to={paths.user(person.userId)}>
          {write.name(person)}
        </ReturnLink>
      ),
    },
    { key: 'address', label: text('person.address'), kind: 'sub', width: '18%', cell: ({ address }) => write.text(address) },
    { key: 'phone', label: text('person.phone'), kind: 'sub', width: '132px', cell: ({ phoneNumber }) => <Phone number={phoneNumber} /> },
    { key: 'cards', label: text('qr.cardsHead'), kind: 'drop', width: '60px', align: 'end', cell: ({ cards }) => write.number(cards) },
    { key: 'last', label: text('qr.lastUsed'), kind: 'drop', width: '112px', cell: ({ lastUsedAt }) => write.date(lastUsedAt) },
    {
      key: 'dealer',
      label: text('qr.purchaseFrom'),
      kind: 'sub',
      width: '16%',
      cell: ({ dealerId, dealerName }) =>
        dealerId === null ? (
          text('qr.dealerNotGiven')
        ) : (
          <ReturnLink className="name-link" style={plain} to={paths.dealer(dealerId)}>
            {write.text(dealerName)}
          </ReturnLink>
        ),
    },
    {
      key: 'call',
      label: text('qr.call'),
      kind: 'sub',
      width: '226px',
      cell: callOf,
    },
  ];
}

/**
 * Returns a function that focuses the first person of the page who was not called. On a page without one it shows those who were not called first, with
 * `onNotCalled`.
 */
function useNextToCall(state: ListState<{ readonly nodes: readonly PersonToCall_PersonFragment[] }>, isNotCalled: boolean, onNotCalled: () => void) {
  const [isWanted, setWanted] = useState(false);
  const people = state.kind === 'rows' && !state.busy ? state.page.nodes : [];
  const next = people.find(({ call }) => call === null)?.userId;
  useEffect(() => {
    if (!isWanted || (next === undefined && (!isNotCalled || state.kind === 'loading' || (state.kind === 'rows' && state.busy)))) return;
    setWanted(false);
    const row = next && document.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`);
    if (!row) return;
    // The foot of the list would cover the last rows.
    row.scrollIntoView({ block: 'center' });
    row.focus({ focusVisible: true });
  }, [isWanted, next, isNotCalled, state]);
  return () => {
    setWanted(true);
    if (next === undefined && !isNotCalled) onNotCalled();
  };
}

/** Focuses the next person, because the pressed button is replaced or leaves the list with its row. */
function focusNext(pressed: HTMLElement, leavesList: boolean): void {
  if (focusRow(pressed, 1) || !leavesList || focusRow(pressed, -1)) return;
  document.getElementById(mainContentId)?.focus();
}

interface CallProps {
  person: PersonToCall_PersonFragment;
  busy: boolean;
  onNote: (userId: string, outcome: 'CALLED' | 'NO_ANSWER' | null, pressed: HTMLElement) => Promise<void>;
}

function Call({ person, busy, onNote }: CallProps) {
  const { userId, call } = person;
  const text = useText(qrTexts);
  const write = useValues();
  const name = write.name(person);
  const press = (outcome: 'CALLED' | 'NO_ANSWER' | null) =>
    ({
      size: 'xs',
      h: { base: '36px', md: '28px' },
      _print: { display: 'none' },
      'aria-disabled': busy,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void onNote(userId, outcome, currentTarget),
    }) as const;
  if (call === null)
    return (
      <chakra.div display="flex" gap="2">
        <Button {...press('CALLED')} data-row={userId} aria-label={`${text('qr.called')}: ${name}`}>
          <Check size={14} />
          {text('qr.called')}
        </Button>
        <Button {...press('NO_ANSWER')} variant="ghost" aria-label={`${text('qr.noAnswer')}: ${name}`}>
          {text('qr.noAnswer')}
        </Button>
      </chakra.div>
    );
  const isCalled = call.outcome === 'CALLED';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5">
      <Badge colorPalette={isCalled ? 'green' : 'orange'}>
        {isCalled ? <Check /> : <PhoneOff />}
        {text(isCalled ? 'qr.called' : 'qr.noAnswer')}
      </Badge>
      <Button key="withdraw" {...press(null)} data-row={userId} variant="ghost" aria-label={`${text('qr.withdrawCall')}: ${name}`}>
        {text('qr.withdrawCall')}
      </Button>
      <Caption as="span">
        {write.text(call.byName)}, {write.dateTime(call.at)}
      </Caption>
    </chakra.div>
  );
}
