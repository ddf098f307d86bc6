/** Stands in for the REST API where an operation is only explained: every call is noted, and answered by the contract's example of it. */
import { Readable } from 'node:stream';
import { setImmediate as round } from 'node:timers/promises';
import { type TSchema, Type } from 'typebox';
import type { Call } from '../../rest/contract/call.ts';
import { exampleOf } from '../../rest/contract/examples.ts';
import { idMark } from '../../rest/contract/fields.ts';
import { type Answer, badShape, type Upstream } from './client.ts';
import { maxLookedThrough } from './page.ts';
import type { CallRequest } from './request.ts';
import { createShapes } from './shape.ts';

export interface StandInOptions {
  readonly extensions: boolean;
  /** Returns how lists are answered from now on: without rows, or with full pages. */
  readonly rows: () => 'none' | 'full';
  /** Ids that somebody looks for: found as late as a look through pages can find them. */
  readonly ids: readonly string[];
}

export interface NotedCall {
  readonly call: Call;
  /** From 1. Calls of one step are made at the same time; those of the next wait for an answer of these. */
  readonly step: number;
}

const shapes = createShapes();

/** @param note told of each call before it is answered */
export function createStandIn({ extensions, rows, ids }: StandInOptions, note: (noted: NotedCall) => void): Upstream {
  let step = 1;
  let isAnswering = false;
  let waiting: (() => void)[] = [];

  /** Answers the calls of a step one at a time: others are served in between, and counting may stop before the rows of the next full page are read. */
  async function answerSteps(): Promise<void> {
    isAnswering = true;
    for (await round(); waiting.length > 0; await round()) {
      const answered = waiting;
      waiting = [];
      step += 1;
      for (const answer of answered) {
        answer();
        await round();
      }
    }
    isAnswering = false;
  }

  /** Everything that is asked now is asked before anything is answered. */
  function nextStep(): Promise<void> {
    if (!isAnswering) void answerSteps();
    return new Promise((resolve) => void waiting.push(resolve));
  }

  return {
    extensions,
    async send<C extends Call>(call: C, request: CallRequest<C>): Promise<Answer<C>> {
      note({ call, step });
      await nextStep();
      const page = pageOf(request);
      const named = Object(request.body).userIds;
      const isEmpty = rows() === 'none';
      const result = shapes.shaped(
        call,
        isEmpty && Type.IsArray(call.response) ? [] : payloadOf(call.response, page, ids, Array.isArray(named) ? named : null),
      );
      if ('fault' in result) throw badShape(call, result.fault);
      const totalCount = extensions && page.size !== null ? (isEmpty ? 0 : 1_000_000) : null;
      return { payload: result.payload, message: null, totalCount, totalCountAtLeast: null };
    },
    async open(call) {
      note({ call, step });
      await nextStep();
      return { contentLength: null, body: Readable.from([]) };
    },
    close: async () => {},
  };
}

interface AskedPage {
  readonly number: number;
  /** Null: not the page of a list. */
  readonly size: number | null;
}

/** The page that a call asks for, under either name (rest/contract/fields.ts). */
function pageOf({ query, body }: { readonly query?: object; readonly body?: object }): AskedPage {
  const { pageNumber, pageSize, page = pageNumber, size = pageSize }: Readonly<Record<string, unknown>> = { ...query, ...body };
  return { number: Number(page ?? 0), size: typeof size === 'number' ? size : null };
}

/** Returns a row for each id that the call names, or the rows of a full page with distinct ids, because equal rows would be fetched once. */
function payloadOf(response: TSchema, { number, size }: AskedPage, ids: readonly string[], named: readonly string[] | null): unknown {
  if (!Type.IsArray(response)) return exampleOf(response);
  const row = exampleOf(response.items);
  const idField = Type.IsObject(response.items) && Object.entries(response.items.properties).find(([, field]) => Reflect.get(field, idMark) === true)?.[0];
  if (!idField) return [row];
  if (named !== null) return named.map((id) => ({ ...Object(row), [idField]: id }));
  const isLast = number === maxLookedThrough - 1;
  return Array.from({ length: size ?? 1 }, (_, at) => ({ ...Object(row), [idField]: (isLast ? ids[at] : undefined) ?? `row ${number}.${at}` }));
}
