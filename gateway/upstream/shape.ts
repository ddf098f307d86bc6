/**
 * Checks responses against the contract, tolerantly (decision 26). Containers and ids must be right,
 * and every other value is left to the decoders. This is one of two places with a type assertion, which the check has just proved.
 */
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/value';
import type { Call, ResponseOf } from '../../rest/contract/call.ts';
import { idMark } from '../../rest/contract/fields.ts';
import type { PayloadKind } from './envelope.ts';

/** An id as the provider may send it. */
export type WireId = string | number;

type IsId<Value> = [Value] extends [WireId] ? (string extends Value ? (number extends Value ? true : false) : false) : false;

/** A payload whose containers and ids are known to be right, and nothing else. */
export type Loose<Value> =
  IsId<Value> extends true
    ? WireId
    : Value extends readonly (infer Item)[]
      ? readonly Loose<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value as IsId<Value[Key]> extends true ? Key : never]: WireId } & {
            readonly [Key in keyof Value as IsId<Value[Key]> extends true ? never : Key]?: Loose<NonNullable<Value[Key]>> | null;
          }
        : unknown;

export type LooseResponse<C extends Call> = Loose<ResponseOf<C>>;

const isId = (schema: TSchema) => Reflect.get(schema, idMark) === true;

/** Returns the container below optionality and null, if the schema is one. */
function container(schema: TSchema): TSchema | null {
  if (Type.IsArray(schema) || Type.IsObject(schema)) return schema;
  if (Type.IsUnion(schema) && !isId(schema)) return schema.anyOf.map(container).find((found) => found !== null) ?? null;
  return null;
}

/** Schema of an id. A number that JSON cannot represent exactly would identify someone else. */
const AnyId = Type.Union([Type.String({ minLength: 1 }), Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })]);

/** Returns the tolerant form of a schema: same containers, required ids, and anything for the rest. */
function loosen(schema: TSchema): TSchema {
  if (isId(schema)) return AnyId;
  const found = container(schema);
  if (found === null) return Type.Unknown();
  if (Type.IsArray(found)) return Type.Array(loosen(found.items));
  if (!Type.IsObject(found)) return Type.Unknown();
  const properties = Object.entries(found.properties).map(([key, property]): [string, TSchema] => {
    const loose = loosen(property);
    if (isId(property) && !Type.IsOptional(property)) return [key, loose];
    return [key, Type.Optional(container(property) || isId(property) ? Type.Union([loose, Type.Null()]) : Type.Unknown())];
  });
  return Type.Object(Object.fromEntries(properties));
}

export interface ShapeCheck {
  readonly payloadKind: PayloadKind;
  /** Returns true when the payload may be empty, so a write is complete without one. */
  readonly needsNothing: boolean;
  /** Returns null when the payload has the shape, or else the place and reason. It is for the log, so it names fields and never values. */
  fault(payload: unknown): string | null;
}

function payloadKindOf(response: TSchema): PayloadKind {
  if (Type.IsArray(response)) return 'list';
  return Type.IsObject(response) && 'message' in response.properties ? 'message' : 'object';
}

export interface Shapes {
  /** Returns the check of a call's payload, compiled once. */
  shapeOf(call: Call): ShapeCheck;
  /** Returns the payload with its type after a successful check. */
  shaped<C extends Call>(call: C, payload: unknown): { readonly payload: LooseResponse<C> } | { readonly fault: string };
}

export function createShapes(): Shapes {
  const checks = new Map<Call, ShapeCheck>();
  function shapeOf(call: Call): ShapeCheck {
    const check = checks.get(call) ?? compile(call);
    checks.set(call, check);
    return check;
  }
  return {
    shapeOf,
    shaped<C extends Call>(call: C, payload: unknown) {
      const fault = shapeOf(call).fault(payload);
      // A payload without a fault fits the loose type of the response, which the check is compiled from.
      return fault === null ? { payload: payload as LooseResponse<C> } : { fault };
    },
  };
}

function compile({ response }: Call): ShapeCheck {
  const loose = loosen(response);
  const compiled = Compile(loose);
  return {
    payloadKind: payloadKindOf(response),
    needsNothing: compiled.Check({}),
    fault(payload) {
      if (compiled.Check(payload)) return null;
      const [first] = Errors(loose, payload);
      return first ? `${first.instancePath || '/'} ${first.message}` : 'not of the documented shape';
    },
  };
}
