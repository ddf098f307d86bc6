/** Hook that formats days and times: `const dates = useDates()`, then `dates.date(day)`. */

import { useLanguage } from '../i18n/text-context.ts';
import { type Dates, datesIn } from './dates.ts';

export const useDates = (): Dates => datesIn(useLanguage().language);
