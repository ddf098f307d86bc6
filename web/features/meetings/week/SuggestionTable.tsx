/** Renders suggested customers by group, each with a checkbox that adds it to the plan. */
import { chakra } from '@chakra-ui/react';
import { CalendarDays, Sprout, Store } from 'lucide-react';
import { useDates } from '../../../calendar/use-dates.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatNumber, formatTenths, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { ReturnLink } from '../../../ui/list/ReturnLink.tsx';
import { RowCheckbox } from '../../../ui/list/RowCheckbox.tsx';
import { onPhones } from '../../../ui/on-phones.ts';
import type { Slot } from './slots.ts';
import { daysUnvisited, keyOf, type Suggestion, type SuggestionGroup } from './suggestions.ts';
import { weekTexts } from './texts/texts.ts';
import { nameOf } from './week.ts';

interface Props {
  groups: readonly SuggestionGroup[];
  today: string;
  chosen: ReadonlySet<string>;
  /** Days and times of the selected customers. */
  slots: ReadonlyMap<string, Slot>;
  disabled: boolean;
  onSelect: (suggestion: Suggestion, selected: boolean) => void;
  customerPath: (type: MeetingType, id: string) => string;
}

const tableCss = {
  w: 'full',
  textStyle: 'body',
  borderCollapse: 'collapse',
  '& :is(th, td)': { h: '38px', px: '2', py: '0.5', textAlign: 'start', borderBottomWidth: '1px', overflowWrap: 'anywhere' },
  '& :is(th, td):first-of-type': { ps: 'gutter' },
  '& thead th': { h: '32px', textStyle: 'meta', fontWeight: '600', color: 'fg.muted', bg: 'bg.subtle' },
  '& [data-end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tbody th': { textStyle: 'meta', fontWeight: '400', color: 'fg.muted', borderBottomColor: 'border.emphasized', '& strong': { color: 'fg' } },
  '& tr[data-chosen]': { bg: 'bg.selected' },
  '& td svg': { boxSize: '14px', color: 'fg.muted', display: 'inline', me: '1', verticalAlign: '-2px' },
  [onPhones]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) auto', columnGap: '2', px: '4', py: '2', borderBottomWidth: '1px' },
    '& :is(th, td)': { display: 'block', h: 'auto', p: '0!', borderWidth: '0!' },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td:first-of-type': { gridRow: '1 / span 3' },
    '& td[data-place], & td[data-end]': { gridColumn: '2 / -1', textAlign: 'start', textStyle: 'meta', color: 'fg.muted' },
    '& td[data-day]': { gridColumn: '3', gridRow: '1' },
    '& td[data-label]::before': { content: 'attr(data-label) " "' },
  },
} as const;

export function SuggestionTable({ groups, today, chosen, slots, disabled, onSelect, customerPath }: Props) {
  const text = useText(weekTexts, peopleTexts);
  const write = useValues();
  const dates = useDates();
  return (
    <chakra.table css={tableCss}>
      <chakra.caption srOnly>{text('plan.how')}</chakra.caption>
      <thead>
        <tr>
          <chakra.th scope="col" w="44px">
            <span className="words-only">{text('plan.day')}</span>
          </chakra.th>
          <th scope="col">{text('person.name')}</th>
          <th scope="col">{text('plan.place')}</th>
          <th scope="col" data-end="">
            {text('plan.fromFirst')}
          </th>
          <th scope="col" data-end="">
            {text('plan.notVisited')}
          </th>
          <chakra.th scope="col" w="84px">
            {text('plan.day')}
          </chakra.th>
        </tr>
      </thead>
      {groups.map(({ group, members, villages, km }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={6}>
              <strong>{villagesText(villages)}</strong>{' '}
              {km === undefined ? text('plan.noPosition') : text('plan.within', { count: members.length, km: formatNumber(km) })}
            </th>
          </tr>
          {members.map((suggestion) => {
            const key = keyOf(suggestion);
            const { type, customer, kmFromFirst, kmFromUsualArea, far } = suggestion;
            const name = nameOf(customer) || key;
            const slot = slots.get(key);
            const days = daysUnvisited(suggestion, today);
            const Icon = type === 'DEALER' ? Store : Sprout;
            return (
              <tr key={key} data-chosen={chosen.has(key) || undefined}>
                <td>
                  <chakra.fieldset disabled={disabled} border="0">
                    <RowCheckbox label={text('plan.select', { name })} checked={chosen.has(key)} onChange={(selected) => onSelect(suggestion, selected)} />
                  </chakra.fieldset>
                </td>
                <td>
                  <ReturnLink className="name-link" to={customerPath(type, customer.farmerId ?? customer.dealerId ?? '')}>
                    {name}
                  </ReturnLink>
                </td>
                <td data-place="">
                  <Icon aria-hidden />
                  <span className="words-only">{text(type === 'DEALER' ? 'week.dealer' : 'week.farmer')} </span>
                  {write.place(customer.address)}
                  {far && (
                    <>
                      {' '}
                      <span className="badge badge-orange">{text('plan.far', { km: formatNumber(Math.round(kmFromUsualArea ?? 0)) })}</span>
                    </>
                  )}
                </td>
                <td data-end="" data-label={kmFromFirst === null ? undefined : text('plan.fromFirst')}>
                  {kmFromFirst === null ? write.none : text('plan.km', { km: formatTenths(kmFromFirst) })}
                </td>
                <td data-end="" data-label={days === undefined ? undefined : text('plan.notVisited')}>
                  {days === undefined ? text('plan.never') : text('plan.unvisited', { count: days })}
                </td>
                <td data-day="">
                  {slot && (
                    <chakra.span color="fg.brand" whiteSpace="nowrap" textStyle="meta">
                      <CalendarDays aria-hidden />
                      {dates.weekday(slot.date)} {Number(slot.date.slice(8))}
                    </chakra.span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </chakra.table>
  );

  function villagesText(villages: readonly string[]): string {
    const [one = '', other] = villages;
    return other === undefined ? joinParts([one], '') : text('plan.and', { one, other });
  }
}
