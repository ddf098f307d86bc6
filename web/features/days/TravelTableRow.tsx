/** Renders a point of a day in the table. */
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

export const TravelTableRow = memo(function TravelTableRow({ stop: { key, point, place, isLeftOut }, chosen, tabStop, onChoose }: Props) {
  const text = useText(daysTexts, peopleTexts);
  const dates = useDates();
  const none = text('value.none');
  const faults = [
    point.syncComment,
    place === null && point.syncComment === null ? text('days.noPosition') : null,
    isLeftOut && point.leftOut !== null && point.leftOut !== 'NO_PLACE' ? text(`days.fault.${point.leftOut}`) : null,
  ];
  const error = faults.filter((fault) => fault !== null).join('. ');
  return (
    <tr data-key={key} aria-current={chosen ? 'true' : undefined} onClick={() => onChoose(key)}>
      <td>
        <button type="button" aria-pressed={chosen} tabIndex={tabStop ? 0 : -1} onClick={() => onChoose(key)}>
          {point.at === null ? none : `${dates.dayOfYear(point.at)} ${dates.seconds(point.at)}`}
        </button>
      </td>
      <td>{place === null ? '-, -' : `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`}</td>
      <td>{point.comment ?? none}</td>
      <td data-fault={error === '' ? undefined : ''} title={error === '' ? undefined : error}>
        {error === '' ? (
          none
        ) : (
          <>
            <CircleAlert size={14} />
            <span className="words-only">{error}</span>
          </>
        )}
      </td>
    </tr>
  );
});
