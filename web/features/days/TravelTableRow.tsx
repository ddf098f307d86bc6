/** One point of a day in its table. */
import { chakra, Table, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { daysTexts } from './texts/texts.ts';
import type { TravelStop } from './travel.ts';

interface Props {
  stop: TravelStop;
  chosen: boolean;
  tabStop: boolean;
  onChoose: (key: string) => void;
}

export const TravelTableRow = memo(function TravelTableRow({ stop: { key, point, place, tooFar }, chosen, tabStop, onChoose }: Props) {
  const text = useText(daysTexts, peopleTexts);
  const dates = useDates();
  const none = text('value.none');
  const faults = [point.syncComment, place === null && point.syncComment === null ? text('days.noPosition') : null, tooFar ? text('days.tooFar') : null];
  const error = faults.filter((fault) => fault !== null).join('. ');
  return (
    <Table.Row data-key={key} bg={chosen ? 'bg.selected' : undefined} aria-current={chosen ? 'true' : undefined} cursor="pointer" onClick={() => onChoose(key)}>
      <Table.Cell whiteSpace="nowrap">
        <chakra.button
          type="button"
          aria-pressed={chosen}
          tabIndex={tabStop ? 0 : -1}
          fontWeight={chosen ? '600' : undefined}
          cursor="pointer"
          borderRadius="l1"
          focusVisibleRing="outside"
          onClick={() => onChoose(key)}
        >
          {point.at === null ? none : `${dates.dayOfYear(point.at)} ${dates.seconds(point.at)}`}
        </chakra.button>
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{place === null ? '-, -' : `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`}</Table.Cell>
      <Table.Cell overflowWrap="anywhere">{point.comment ?? none}</Table.Cell>
      <Table.Cell color={error === '' ? 'fg.subtle' : 'fg.error'} title={error === '' ? undefined : error}>
        {error === '' ? (
          none
        ) : (
          <>
            <chakra.span display="inline-block" _print={{ display: 'none' }}>
              <CircleAlert size={14} />
            </chakra.span>
            <VisuallyHidden _print={{ position: 'static', w: 'auto', h: 'auto', clip: 'auto', m: '0', whiteSpace: 'normal' }}>{error}</VisuallyHidden>
          </>
        )}
      </Table.Cell>
    </Table.Row>
  );
});
