/** Validates requests against the contract. Bodies are not converted. Query values are sent as text and converted to numbers. */
import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import type { BodyOf, Call, QueryOf } from '../../contract/call.ts';
import { cleanTexts } from '../../contract/clean-texts.ts';
import { type Sentence, type SentenceCode, sentence } from '../../contract/sentences.ts';
import { Refusal } from './refusal.ts';

/** The documented query and body of a call. A part that the call does not have is `never`. */
export interface Input<C extends Call> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

/**
 * Returns the id of a request, text or number, as the database writes it, so that ids can be compared as texts. An invalid id becomes 0, which no row
 * has. Up to 18 digits always fit a bigint.
 */
export function readId(value: string | number): string {
  return /^\d{1,18}$/.test(String(value)) ? BigInt(value).toString() : '0';
}

/**
 * Returns the reason for an action.
 * @throws Refusal (400) when it is empty
 */
export function readReason(text = ''): string {
  if (text === '') throw new Refusal(400, sentence('REASON_MISSING'), { field: 'reason' });
  return text;
}

/**
 * Returns a required text.
 * @throws Refusal (400) when it is empty
 */
export function readText(text: string, field: string): string {
  if (text === '') throw new Refusal(400, sentence('FIELD_EMPTY', { field }), { field });
  return text;
}

interface UncheckedInput {
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Compiles the validation of a call's input.
 * @returns a function that throws a Refusal (400) with the name of the field
 */
export function inputOf<C extends Call>(call: C): (input: UncheckedInput) => Input<C> {
  const checkQuery = checkOf('query', call.query);
  const checkBody = checkOf('body', call.body);
  const numeric = new Set(Object.entries(call.query?.properties ?? {}).flatMap(([name, field]) => (isNumeric(field) ? [name] : [])));
  /** Throws instead of returning false, so valid input has the type of the contract. */
  const isInput = (input: UncheckedInput): input is Input<C> => {
    checkQuery(input.query);
    checkBody(input.body);
    return true;
  };
  return (input) => {
    if (holdsNul(input)) throw new Refusal(400, sentence('CHARACTER_NUL'));
    const read = { query: cleanTexts(call.query, withNumbers(input.query, numeric)), body: cleanTexts(call.body, input.body) };
    if (!isInput(read)) throw new Refusal(400, sentence('REQUEST_INVALID'));
    return read;
  };
}

function checkOf(part: 'query' | 'body', schema: TObject | undefined): (value: unknown) => void {
  if (schema === undefined) return () => undefined;
  const validator = Compile(schema);
  return (value) => {
    if (!validator.Check(value)) throw faultOf(part, validator.Errors(value));
  };
}

/** Maximum nesting of lists and objects. The documented bodies need three levels, and thousands would exhaust the stack. */
const maxDepth = 8;

/**
 * Returns true when a text of the value contains NUL, the one character that the database cannot store.
 * @throws Refusal when the value is nested too deep
 */
function holdsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth > maxDepth) throw new Refusal(400, sentence('REQUEST_INVALID'));
  return Object.values(value).some((inner) => holdsNul(inner, depth + 1));
}

const isNumeric = (field: object) => 'type' in field && (field.type === 'integer' || field.type === 'number');

/** Converts numeric query values. Other text is left to the validation, which reports it. */
function withNumbers(query: unknown, numeric: ReadonlySet<string>): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, numeric.has(name) && /^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : value]),
  );
}

/** Returns a refusal with one sentence on the first invalid field and its name. */
function faultOf(part: 'query' | 'body', errors: readonly TLocalizedValidationError[]): Refusal {
  const [first] = errors;
  if (first === undefined) return new Refusal(400, sentence(part === 'query' ? 'QUERY_INVALID' : 'BODY_INVALID'));
  const missing = first.keyword === 'required' ? first.params.requiredProperties[0] : undefined;
  const field = [...first.instancePath.split('/').slice(1), missing].filter(Boolean).join('.');
  if (field === '') return new Refusal(400, sentence('BODY_NOT_OBJECT'));
  const choices = errors.flatMap((error) =>
    error.keyword === 'const' && error.instancePath === first.instancePath ? [String(error.params.allowedValue)] : [],
  );
  const fault = choices.length > 0 ? sentence('FIELD_CHOICE_UNKNOWN', { field, choices: choices.join(', ') }) : sentenceFor(field, first);
  return new Refusal(400, fault, { field });
}

const typeCodes: Readonly<Partial<Record<string, Extract<SentenceCode, `FIELD_NOT_${string}`>>>> = {
  string: 'FIELD_NOT_TEXT',
  integer: 'FIELD_NOT_INTEGER',
  number: 'FIELD_NOT_NUMBER',
  boolean: 'FIELD_NOT_BOOLEAN',
  array: 'FIELD_NOT_LIST',
  object: 'FIELD_NOT_OBJECT',
};

function sentenceFor(field: string, error: TLocalizedValidationError): Sentence {
  const other = () => sentence('FIELD_INVALID', { field, fault: error.message });
  switch (error.keyword) {
    case 'required':
      return sentence('FIELD_REQUIRED', { field });
    case 'type': {
      const code = typeCodes[String(error.params.type)];
      return code === undefined ? other() : sentence(code, { field });
    }
    case 'minimum':
      return sentence('FIELD_TOO_SMALL', { field, count: String(error.params.limit) });
    case 'maximum':
      return sentence('FIELD_TOO_LARGE', { field, count: String(error.params.limit) });
    case 'minLength':
      return error.params.limit === 1 ? sentence('FIELD_EMPTY', { field }) : sentence('FIELD_TOO_SHORT', { field, count: error.params.limit });
    case 'maxLength':
      return sentence('FIELD_TOO_LONG', { field, count: error.params.limit });
    case 'format':
      return error.params.format === 'date' ? sentence('FIELD_NOT_DATE', { field }) : sentence('FIELD_FORMAT_WRONG', { field, format: error.params.format });
    case 'enum':
      return sentence('FIELD_CHOICE_UNKNOWN', { field, choices: error.params.allowedValues.join(', ') });
    case 'pattern':
      return sentence('FIELD_UNDOCUMENTED', { field });
    default:
      return other();
  }
}
