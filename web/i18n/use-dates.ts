/** How components write days and times: `const dates = useDates()`, then `dates.date(day)`. */
import { type Dates, datesIn } from './dates.ts';
import { useLanguage } from './text-context.ts';

export const useDates = (): Dates => datesIn(useLanguage().language);
