/** The month of a list. */
import { ApiError } from './errors.ts';

/** Years that the calls take. */
const years = { least: 2000, most: 2100 };

/** @throws ApiError BAD_USER_INPUT */
export function monthOf(month: number, year: number): { readonly month: number; readonly year: number } {
  if (month < 1 || month > 12) throw new ApiError('BAD_USER_INPUT', `"month" must be 1 to 12, not ${month}`);
  if (year < years.least || year > years.most) throw new ApiError('BAD_USER_INPUT', `"year" must be ${years.least} to ${years.most}, not ${year}`);
  return { month, year };
}
