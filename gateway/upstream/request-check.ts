/** Checks that the texts of a request fit the contract, so that neither the REST API nor a cache ever receives a longer one. */
import { type TSchema, Type } from 'typebox';
import type { Call } from '../../rest/contract/call.ts';
import { UpstreamFault } from './fault.ts';

interface LongText {
  /** Path of the text in the request, joined by dots. */
  readonly field: string;
  readonly limit: number;
  readonly length: number;
}

/** @throws UpstreamFault `invalid`, naming the first text that is longer than the call allows */
export function checkRequest(call: Call, request: { readonly query?: unknown; readonly body?: unknown }): void {
  const found = longText(call.query, request.query, []) ?? longText(call.body, request.body, []);
  if (found === null) return;
  const { field, limit, length } = found;
  throw new UpstreamFault('invalid', call, { field, message: `"${field}" may have at most ${limit} characters, not ${length}` });
}

function longText(schema: TSchema | undefined, value: unknown, path: readonly (string | number)[]): LongText | null {
  if (schema === undefined || value === null) return null;
  if (typeof value === 'string') {
    const limit = limitOf(schema);
    // Only a text with more code units than the limit can have more code points, which are what the contract counts.
    const length = limit !== null && value.length > limit ? [...value].length : 0;
    return limit !== null && length > limit ? { field: path.join('.'), limit, length } : null;
  }
  if (Array.isArray(value)) {
    return Type.IsArray(schema) ? firstOf(value, (item: unknown, index) => longText(schema.items, item, [...path, index])) : null;
  }
  if (typeof value !== 'object' || !Type.IsObject(schema)) return null;
  return firstOf(Object.entries(value), ([name, inner]) => longText(schema.properties[name], inner, [...path, name]));
}

/** Returns the maximum length of a text; null when the schema has none. */
function limitOf(schema: TSchema): number | null {
  if ('maxLength' in schema && typeof schema.maxLength === 'number') return schema.maxLength;
  return Type.IsUnion(schema) ? firstOf(schema.anyOf, limitOf) : null;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item, index: number) => Found | null): Found | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== null) return found;
  }
  return null;
}
