/** Cleans the texts of a request by the marks of its contract. The REST API and the gateway do it, because programs send requests too. */
import { type TSchema, Type } from 'typebox';
import { type CleanedText, cleanedTextMark, cleanedTexts } from './fields.ts';
import { tidyEmail, tidyPhone, tidyPin, visibleText } from './visible-text.ts';

const cleaners = { text: visibleText, phone: tidyPhone, email: tidyEmail, pinCode: tidyPin } as const satisfies Record<CleanedText, unknown>;

/** Returns the kind of a text that is cleaned; undefined for a text that nobody may change, and for any other value. */
export function cleanedKind(schema: TSchema | undefined): CleanedText | undefined {
  if (schema === undefined) return undefined;
  if (Type.IsUnion(schema)) return schema.anyOf.map(cleanedKind).find((kind) => kind !== undefined);
  const mark: unknown = Reflect.get(schema, cleanedTextMark);
  return cleanedTexts.find((kind) => kind === mark);
}

/** Returns a value with its texts cleaned. Whatever else does not match the schema stays as it is. */
export function cleanTexts(schema: TSchema | undefined, value: unknown): unknown {
  if (typeof value === 'string') {
    const kind = cleanedKind(schema);
    return kind === undefined ? value : cleaners[kind](value);
  }
  if (Type.IsArray(schema) && Array.isArray(value)) return value.map((item: unknown) => cleanTexts(schema.items, item));
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleanTexts(schema.properties[name], inner)]));
}
