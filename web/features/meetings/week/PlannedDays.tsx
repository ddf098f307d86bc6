/** Renders the plan by day: new visits with editable times, between the existing meetings. */
import { Button, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useDates } from '../../../calendar/use-dates.ts';
import type { Refused } from '../../../data/attempt.ts';
import { CheckFirstLink } from '../../../data/OutcomeMessage.tsx';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { afterPress } from '../../../ui/after-press.ts';
import { TimeInput } from '../../../ui/date/TimeInput.tsx';
import { minutesOf, type Slot } from './slots.ts';
import { keyOf, type Suggestion } from './suggestions.ts';
import { weekTexts } from './texts/texts.ts';
import { type Entry, nameOf } from './week.ts';

interface Props {
  days: readonly string[];
  chosen: readonly Suggestion[];
  slots: ReadonlyMap<string, Slot>;
  booked: ReadonlyMap<string, readonly Entry[]>;
  failed: ReadonlyMap<string, Refused>;
  disabled: boolean;
  onTime: (key: string, time: string) => void;
  onRemove: (suggestion: Suggestion) => void;
}

/** Moves from one time to the next on Enter. */
function toNextTime(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.ctrlKey || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-time]')];
  event.preventDefault();
  fields[fields.indexOf(event.target) + 1]?.focus();
}

export function PlannedDays({ days, chosen, slots, booked, failed, disabled, onTime, onRemove }: Props) {
  const text = useText(weekTexts);
  const dates = useDates();
  const write = useValues();
  /** The visit whose time is typed, with its time before, at which its row stays until blur. */
  const [edited, setEdited] = useState<{ readonly key: string; readonly time: string }>();
  const planned = days.map((day) => ({
    day,
    added: chosen.filter((suggestion) => slots.get(keyOf(suggestion))?.date === day),
    before: (booked.get(day) ?? []).filter(({ meeting }) => meeting.status !== 'CANCELLED'),
  }));
  const left = chosen.filter((suggestion) => !slots.has(keyOf(suggestion))).length;
  return (
    <chakra.section aria-label={text('plan.days')} px="gutter" py="3" borderInlineStartWidth={{ lg: '1px' }} onKeyDown={toNextTime}>
      <chakra.h2 fontWeight="600">
        {text('plan.days')}{' '}
        <chakra.small textStyle="meta" fontWeight="400" color="fg.muted">
          {text('plan.times')}
        </chakra.small>
      </chakra.h2>
      {planned.map(({ day, added, before }) => (
        <chakra.div key={day} py="2" borderBottomWidth="1px">
          <chakra.h3 fontSize="13px" fontWeight="600" mb="1">
            {dates.weekday(day)} {dates.dayOfYear(day)}{' '}
            <chakra.small textStyle="meta" fontWeight="400" color="fg.muted">
              {joinParts(
                [
                  added.length > 0 && text('plan.new', { count: formatNumber(added.length) }),
                  before.length > 0 && text('plan.before', { count: formatNumber(before.length) }),
                ].map((part) => part || null),
                ', ',
              )}
            </chakra.small>
          </chakra.h3>
          <chakra.ul listStyleType="none" display="grid" gap="1">
            {[
              ...before.map(({ meeting }) => ({
                time: dates.time(meeting.plannedAt),
                item: (
                  <chakra.li key={`meeting ${meeting.id}`} display="flex" alignItems="center" gap="2" color="fg.muted" minH="6">
                    <chakra.span flex="0 0 128px" ps="2.5">
                      {dates.time(meeting.plannedAt)}
                    </chakra.span>
                    <span>{joinParts([nameOf(meeting), write.place(meeting.address)], ', ')}</span>
                  </chakra.li>
                ),
              })),
              ...added.map((suggestion) => {
                const key = keyOf(suggestion);
                const name = nameOf(suggestion.customer) || key;
                const time = slots.get(key)?.time ?? '';
                const failure = failed.get(key);
                return {
                  time: key === edited?.key ? edited.time : time,
                  item: (
                    <chakra.li
                      key={key}
                      display="flex"
                      flexWrap="wrap"
                      alignItems="center"
                      columnGap="2"
                      onFocus={({ target }) => target instanceof HTMLInputElement && setEdited({ key, time })}
                      onBlur={() => afterPress(() => setEdited((before) => (before?.key === key ? undefined : before)))}
                    >
                      <TimeInput
                        w="128px"
                        disabled={disabled}
                        aria-label={text('plan.timeOf', { name })}
                        aria-invalid={minutesOf(time) === undefined || undefined}
                        value={time}
                        onChange={(next) => onTime(key, next)}
                      />
                      <chakra.span flex="1" overflowWrap="anywhere">
                        {joinParts([name, suggestion.customer.address?.village], ', ')}
                      </chakra.span>
                      <Button
                        variant="ghost"
                        size="xs"
                        px="0"
                        boxSize="control"
                        disabled={disabled}
                        aria-label={text('plan.remove', { name })}
                        onClick={() => onRemove(suggestion)}
                      >
                        <X size={15} />
                      </Button>
                      {failure && (
                        <chakra.p role="alert" flex="1 0 100%" textStyle="meta" color="fg.error">
                          {'failure' in failure ? text(failure.failure) : failure.message}
                          {failure.kind === 'lost' && <CheckFirstLink />}
                        </chakra.p>
                      )}
                    </chakra.li>
                  ),
                };
              }),
            ]
              .sort((one, other) => one.time.localeCompare(other.time))
              .map(({ item }) => item)}
          </chakra.ul>
        </chakra.div>
      ))}
      {left > 0 && (
        <chakra.p role="status" pt="2" color="fg.warning">
          {text('plan.noRoom', { count: left })}
        </chakra.p>
      )}
    </chakra.section>
  );
}
