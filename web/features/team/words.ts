/** How the board writes lengths of time and what is odd about a day. */
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Member, Oddity } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';

export function useOddityWords() {
  const text = useText(teamTexts);
  const dates = useDates();
  const length = (minutes: number) =>
    minutes < 60
      ? text('team.minutes', { minutes: String(minutes) })
      : text('team.length', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
  const time = (at: string | null) => (at === null ? '-' : dates.time(at));
  return ({ kind, fromAt, untilAt, minutes, straightLineKm, kmPerHour }: Oddity, { rules }: Member['day']): string => {
    switch (kind) {
      case 'NO_CHECK_OUT':
        return untilAt === null ? text('team.noCheckOut') : text('team.noCheckOutSince', { time: time(untilAt) });
      case 'SILENCE':
        return text('team.silence', { from: time(fromAt), to: time(untilAt), length: length(minutes ?? 0) });
      case 'IMPOSSIBLE_SPEED': {
        const place = { time: time(fromAt), km: (straightLineKm ?? 0).toFixed(0) };
        return kmPerHour === null ? text('team.jump', place) : text('team.jumpAt', { ...place, speed: kmPerHour.toFixed(0) });
      }
      case 'LONG_DAY':
        return text('team.longDay', { length: length(minutes ?? 0), most: length(rules.longDayMinutes) });
    }
  };
}
