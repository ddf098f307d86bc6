/** Plans several visits of an employee in a week, chosen from suggestions, with editable days and times. An extension. */
import { skipToken } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { firstOfWeek } from '../../../calendar/india.ts';
import { indiaToday } from '../../../calendar/server-clock.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { useServerConfig } from '../../../data/config.ts';
import { failureOf } from '../../../data/failure.ts';
import { concernsActivity } from '../../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../../data/live/use-changes.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { AreaFilter } from '../../../people/AreaFilter.tsx';
import { noArea, sameArea } from '../../../people/area.ts';
import { dropDraft, keepDraft, readDraft } from '../../../ui/form/draft.ts';
import { ListFooter } from '../../../ui/list/ListFooter.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { useNotice } from '../../../ui/NoticeArea.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useIsShown } from '../../../ui/use-is-shown.ts';
import { meetingsTexts } from '../texts/texts.ts';
import { ChooseEmployee } from './ChooseEmployee.tsx';
import { notVisitedOf, PlanFilters } from './PlanFilters.tsx';
import { PlannedDays } from './PlannedDays.tsx';
import { Suggestions } from './Suggestions.tsx';
import { minutesOf, planSlots } from './slots.ts';
import { idsOf, keyOf, type PlanView, type Suggestion } from './suggestions.ts';
import { weekTexts } from './texts/texts.ts';
import { isWorkday, useDaysOff } from './use-days-off.ts';
import { usePlanMeetings } from './use-plan-meetings.ts';
import { WeekRange, WeekStepper } from './WeekStepper.tsx';
import { useEmployeeWeekQuery, useVisitSuggestionsQuery } from './week.generated.ts';
import { entriesByDay, isSunday, nameOf, weekOf } from './week.ts';

/** Usual number of meetings on a day. */
const usualMost = 5;

/** Number of suggestions. */
const suggested = 30;

interface Props {
  pageId: string;
  view: PlanView;
  onView: (view: PlanView, options?: { replace: boolean }) => void;
  /** Path of the meetings. */
  back: string;
  customerPath: (type: MeetingType, id: string) => string;
}

export function PlanPanel({ pageId, view, onView, back, customerPath }: Props) {
  const text = useText(weekTexts, meetingsTexts);
  const extensions = useServerConfig()?.extensions;
  const { user } = view;
  return (
    <Sheet
      title={text('meetings.planSeveral')}
      pageId={pageId}
      note={extensions === false ? undefined : <WeekRange date={view.date} />}
      back={{ label: text('meetings.title'), to: back }}
      actions={
        extensions && user !== undefined ? (
          <>
            {view.customers.length === 0 && <AreaFilter value={view.area} onChange={(area) => onView({ ...view, area }, { replace: true })} />}
            <WeekStepper date={view.date} onDate={(date) => onView({ ...view, date: firstOfWeek(date) }, { replace: true })} />
          </>
        ) : undefined
      }
    >
      {extensions === false ? (
        <NotAvailable icon={CalendarDays} functions={text('week.functions')} />
      ) : user === undefined ? (
        <ChooseEmployee customers={view.customers} onChoose={(id) => onView({ ...view, user: id })} customerPath={customerPath} />
      ) : (
        // The key gives each employee and week a new plan.
        <Plan key={`${user} ${firstOfWeek(view.date)}`} user={user} view={view} onView={onView} customerPath={customerPath} />
      )}
    </Sheet>
  );
}

/** An unsent plan, which survives a reload of the tab. */
interface PlanDraft {
  days: readonly string[];
  most: number;
  chosen: readonly Suggestion[];
  /** Times by key. */
  typed: readonly (readonly [string, string])[];
  /** Keys of the customers who were selected in a list and added to the plan. */
  added: readonly string[];
}

function storePlan(draft: string, plan: PlanDraft): void {
  if (plan.chosen.length === 0) dropDraft(draft);
  else keepDraft(draft, plan, []);
}

/** Returns the state of the plan of an employee and a week, which is stored as a draft on every change. */
function usePlanDraft(user: string, date: string, today: string) {
  const draft = `plan ${user} ${firstOfWeek(date)}`;
  const [stored] = useState(() =>
    readDraft<PlanDraft>(draft, { days: weekOf(date).filter((day) => day > today && !isSunday(day)), most: usualMost, chosen: [], typed: [], added: [] }),
  );
  const [days, setDays] = useState<readonly string[]>(() => stored.days.filter((day) => day >= today));
  const [most, setMost] = useState(stored.most);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Suggestion>>(() => new Map(stored.chosen.map((suggestion) => [keyOf(suggestion), suggestion])));
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => new Map(stored.typed));
  const [added, setAdded] = useState(stored.added);
  useEffect(() => {
    storePlan(draft, { days, most, chosen: [...chosen.values()], typed: [...typed], added });
  }, [draft, days, most, chosen, typed, added]);
  return {
    days,
    setDays,
    most,
    setMost,
    chosen,
    setChosen,
    typed,
    setTyped,
    added,
    setAdded,
    /** Stores the plan of a page that was left, with only these suggestions. */
    store: (suggestions: readonly Suggestion[]) => storePlan(draft, { days, most, chosen: suggestions, typed: [...typed], added }),
  };
}

/** Finds the customers that were selected in a list, or those of the area without a recent visit. A whole state is too large, and nothing is searched. */
function useFoundSuggestions(user: string, view: Props['view']) {
  const { customers } = view;
  const isNamed = customers.length > 0;
  const isWholeState = !isNamed && view.area.state !== '' && view.area.district === '';
  const found = useVisitSuggestionsQuery(
    isWholeState
      ? skipToken
      : {
          variables: isNamed
            ? { userId: user, farmerIds: idsOf('FARMER', customers), dealerIds: idsOf('DEALER', customers) }
            : { userId: user, notVisitedForDays: Number(notVisitedOf(view)), first: suggested, area: sameArea(view.area, noArea) ? null : view.area },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  );
  return { found, isWholeState };
}

/** Returns the chosen suggestions after some of them were selected or unselected. */
function withChosen(chosen: ReadonlyMap<string, Suggestion>, selected: readonly Suggestion[], isOn: boolean): ReadonlyMap<string, Suggestion> {
  const next = new Map(chosen);
  for (const suggestion of selected) {
    if (isOn) next.set(keyOf(suggestion), suggestion);
    else next.delete(keyOf(suggestion));
  }
  return next;
}

/** Sorts the customers of each group by their distance from its first one. */
const inTravelOrder = (suggestions: readonly Suggestion[]) =>
  suggestions.toSorted((one, other) => one.group - other.group || (one.kmFromFirst ?? 0) - (other.kmFromFirst ?? 0));

/** Returns the times of the meetings that are planned already. */
const bookedTimes = (booked: ReturnType<typeof entriesByDay>, formatTime: (at: string) => string) =>
  [...booked].flatMap(([date, entries]) =>
    entries.flatMap(({ meeting }) => (meeting.status === 'CANCELLED' ? [] : [{ date, time: formatTime(meeting.plannedAt) }])),
  );

/** Returns the meetings to schedule, by the keys of their suggestions. */
const meetingsOf = (userId: string, suggestions: readonly Suggestion[], slots: ReturnType<typeof planSlots>) =>
  suggestions.flatMap((suggestion) => {
    const key = keyOf(suggestion);
    const { farmerId, dealerId } = suggestion.customer;
    const slot = slots.get(key);
    if (slot === undefined) return [];
    const party = farmerId === null ? { dealerId } : { farmerId };
    return [{ key, input: { userId, ...party, plannedAt: `${slot.date}T${slot.time}:00.000+05:30` } }];
  });

function Plan({ user, view, onView, customerPath }: Pick<Props, 'view' | 'onView' | 'customerPath'> & { user: string }) {
  const text = useText(weekTexts);
  const dates = useDates();
  const tell = useNotice();
  const today = indiaToday();
  const week = weekOf(view.date);
  const { days: chosenDays, setDays, most, setMost, chosen, setChosen, typed, setTyped, added, setAdded, store } = usePlanDraft(user, view.date, today);
  const offOf = useDaysOff([user], week);
  const days = chosenDays.filter((day) => isWorkday(offOf(user, day)));
  const { run, plan, stop } = usePlanMeetings();
  const isShown = useIsShown();
  const busy = run?.busy === true;
  const whole = useRef<HTMLDivElement>(null);

  const { customers } = view;
  const isNamed = customers.length > 0;
  const notVisited = notVisitedOf(view);
  const { found, isWholeState } = useFoundSuggestions(user, view);
  const employeeWeek = useEmployeeWeekQuery({
    variables: { userId: user, from: week[0] ?? view.date, to: week.at(-1) ?? view.date },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const renew = () => Promise.allSettled([employeeWeek.refetch(), isWholeState ? undefined : found.refetch()]);
  useRenewal(({ node }) => concernsActivity(node), renew, !busy, renewAfter.board);
  const person = employeeWeek.data?.plannedMeetings?.people[0];
  const name = person ? nameOf(person.employee) || user : '';
  const isOff = person?.employee.active === false;
  const booked = entriesByDay(person?.meetings ?? []);
  const suggestions = found.data?.visitSuggestions?.nodes;
  // Customers who were selected in a list are in the plan from the start, each once, so that the person can remove them.
  const toAdd = isNamed ? (suggestions ?? []).filter((suggestion) => !added.includes(keyOf(suggestion))) : [];
  if (toAdd.length > 0) {
    setAdded([...added, ...toAdd.map(keyOf)]);
    setChosen(new Map([...chosen, ...toAdd.map((suggestion) => [keyOf(suggestion), suggestion] as const)]));
  }
  const planned = inTravelOrder([...chosen.values()]);
  const slots = planSlots(
    planned.map((suggestion) => ({ key: keyOf(suggestion), group: suggestion.group })),
    {
      days,
      most,
      booked: bookedTimes(booked, dates.time),
      typed,
    },
  );
  const ready = planned.filter((suggestion) => slots.has(keyOf(suggestion)));
  const isWrong = ready.some((suggestion) => minutesOf(slots.get(keyOf(suggestion))?.time ?? '') === undefined);
  const canSchedule = ready.length > 0 && !isWrong && !busy && !isOff && person !== undefined;

  const select = (selected: readonly Suggestion[], isOn: boolean) => setChosen(withChosen(chosen, selected, isOn));
  const schedule = async () => {
    if (!canSchedule) return;
    const done = await plan(meetingsOf(user, ready, slots));
    const isDone = new Set(done);
    // A left page stores nothing on its own, and would offer the same meetings again.
    if (!isShown()) store(planned.filter((suggestion) => !isDone.has(keyOf(suggestion))));
    setChosen((before) => new Map([...before].filter(([key]) => !isDone.has(key))));
    setTyped((before) => new Map([...before].filter(([key]) => !isDone.has(key))));
    if (isNamed && isShown()) onView({ ...view, customers: customers.filter((key) => !isDone.has(key)) }, { replace: true });
    if (done.length > 0) tell({ message: text('plan.done', { count: done.length, name }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    // The field with the focus is disabled meanwhile, and disappears afterwards.
    if (canSchedule) whole.current?.focus();
    void schedule();
  };
  const usedDays = new Set(ready.map((suggestion) => slots.get(keyOf(suggestion))?.date)).size;
  return (
    <chakra.div ref={whole} tabIndex={-1} outline="none" display="flex" flexDirection="column" flex="1" onKeyDown={onKeyDown}>
      <PlanFilters
        name={name}
        view={view}
        onView={onView}
        days={days}
        offOf={(day) => offOf(user, day)}
        onDays={setDays}
        most={most}
        onMost={setMost}
        disabled={busy}
      />
      {employeeWeek.error !== undefined && person === undefined && (
        <StaleLine onRetry={() => void employeeWeek.refetch()}>{text(failureOf(employeeWeek.error))}</StaleLine>
      )}
      {isOff && (
        <chakra.p role="status" px="gutter" py="2" color="fg.warning">
          {text('plan.inactive', { name })}
        </chakra.p>
      )}
      <chakra.div flex="1" display={{ base: 'block', lg: 'grid' }} gridTemplateColumns="minmax(0, 1fr) 360px">
        <Suggestions
          view={view}
          onView={onView}
          found={found}
          notVisited={notVisited}
          isWholeState={isWholeState}
          today={today}
          chosen={chosen}
          slots={slots}
          busy={busy}
          onSelect={select}
          customerPath={customerPath}
        />
        <PlannedDays
          days={days}
          chosen={planned}
          slots={slots}
          booked={booked}
          failed={run?.failed ?? new Map()}
          disabled={busy}
          onTime={(key, time) => setTyped(new Map([...typed, [key, time]]))}
          onRemove={(suggestion) => select([suggestion], false)}
        />
      </chakra.div>
      <PlanBar run={run} meetings={ready.length} days={usedDays} isWrong={isWrong} canSchedule={canSchedule} onSchedule={() => void schedule()} onStop={stop} />
    </chakra.div>
  );
}

interface PlanBarProps {
  run: ReturnType<typeof usePlanMeetings>['run'];
  /** Number of meetings that have a day and a time. */
  meetings: number;
  /** Number of their days. */
  days: number;
  /** True when a typed time is invalid. */
  isWrong: boolean;
  canSchedule: boolean;
  onSchedule: () => void;
  onStop: () => void;
}

/** Renders the summary of the plan or the progress of its requests, with the button that sends or stops them. */
function PlanBar({ run, meetings, days, isWrong, canSchedule, onSchedule, onStop }: PlanBarProps) {
  const text = useText(weekTexts);
  return (
    <ListFooter>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="52px" px="gutter" py="1.5" bg="bg" borderTopWidth="1px">
        <chakra.p flex={{ base: '1 0 100%', md: '1' }} aria-live="polite">
          {run?.busy ? (
            text('plan.scheduling', { count: formatNumber(run.done.length + run.failed.size), total: formatNumber(run.total) })
          ) : isWrong ? (
            <chakra.span color="fg.error">{text('plan.wrongTime')}</chakra.span>
          ) : (
            <>
              <strong>{text('plan.summary', { meetings: text('plan.meetings', { count: meetings }), days: text('plan.dayCount', { count: days }) })}</strong>{' '}
              <chakra.span color="fg.muted">{text('plan.notYet')}</chakra.span>
            </>
          )}
        </chakra.p>
        {run?.busy ? (
          <Button h="control" onClick={onStop}>
            {text('plan.stop')}
          </Button>
        ) : (
          <Button variant="solid" h="control" flex={{ mdDown: '1' }} aria-disabled={!canSchedule} onClick={onSchedule}>
            <CalendarPlus />
            {text('plan.schedule', { count: meetings })}
          </Button>
        )}
      </chakra.div>
    </ListFooter>
  );
}
