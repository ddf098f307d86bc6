/** Custom scalars. */
import { GraphQLScalarType, Kind } from 'graphql';
import { date } from '../upstream/decode.ts';
import { dateTime } from '../upstream/instant.ts';
import { ApiError } from './errors.ts';

const calendarDate = (value: unknown) => (typeof value === 'string' && value.length === 10 ? date(value) : null);

function parseDate(value: unknown): string {
  const found = calendarDate(value);
  if (found === null) throw new ApiError('BAD_USER_INPUT', 'A date must be a day of the calendar, written YYYY-MM-DD');
  return found;
}

function serializeDate(value: unknown): string {
  const found = calendarDate(value);
  // Mappers return dates or null, so this is an internal error and is masked.
  if (found === null) throw new Error(`a resolver returned ${JSON.stringify(value)} for a date`);
  return found;
}

export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: serializeDate,
  parseValue: parseDate,
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : null),
});

/** Parses an instant from input: ISO 8601 with or without offset, or epoch milliseconds, as in REST responses. The result always has India's offset. */
function parseInstant(value: unknown): string {
  const found = dateTime(value);
  if (found === null) throw new ApiError('BAD_USER_INPUT', 'An instant must be written like 2026-11-20T09:30:00+05:30');
  return found;
}

export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize(value) {
    if (typeof value !== 'string') throw new Error(`a resolver returned ${typeof value} for an instant`);
    return value;
  },
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : node.kind === Kind.INT ? Number(node.value) : null),
});
