/** Formats how many people of the team have loaded. */
import { formatNumber } from '../../i18n/formats.ts';
import type { TextFunction } from '../../i18n/text-context.ts';
import type { teamTexts } from './texts/texts.ts';

interface Progress {
  isWhole: boolean;
  /** Number of people that have loaded. */
  count: number;
  /** Undefined while the number of people is unknown. */
  total: number | undefined;
}

/** Returns the progress in words; undefined when everybody has loaded. */
export function readingWords(text: TextFunction<(typeof teamTexts)['en']>, { isWhole, count, total }: Progress): string | undefined {
  if (isWhole) return undefined;
  if (count === 0) return text('team.loading');
  const read = formatNumber(count);
  return total === undefined ? text('team.reading', { count: read }) : text('team.readingOf', { count: read, total: formatNumber(total) });
}
