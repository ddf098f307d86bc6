/** Replaces the REST API when an operation is only explained. Every call is recorded and answered with its example from the contract. */
import { Readable } from 'node:stream';
import { setImmediate as round } from 'node:timers/promises';
import { type TSchema, Type } from 'typebox';
import type { Call } from '../../rest/contract/call.ts';
import { exampleOf } from '../../rest/contract/examples.ts';
import { idMark } from '../../rest/contract/fields.ts';
import { badShape, type CallResponse, type Upstream } from './client.ts';
import { maxScannedPages } from './page.ts';
import type { CallRequest } from './request.ts';
import { createShapes } from './shape.ts';

export interface StandInOptions {
  readonly extensions: boolean;
  /** Returns how lists are answered next: without rows, or with full pages. */
  readonly rows: () => 'none' | 'full';
  /** Ids that are searched for. They are found on the last page of a search. */
  readonly ids: readonly string[];
}

export interface NotedCall {
  readonly call: Call;
  /** Number of the step, from 1. Calls of one step are made at the same time, and those of the next step wait for one of their responses. */
  readonly step: number;
}

const shapes = createShapes();

/** @param note called with each call before its response */
export function createStandIn({ extensions, rows, ids }: StandInOptions, note: (noted: NotedCall) => void): Upstream {
  let step = 1;
  let isAnswering = false;
  let waiting: (() => void)[] = [];

  /** Answers the calls of a step one at a time, so other requests are handled in between and counting may stop before the rows of the next full page. */
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

  /** Resolves after all current calls have been made, so they share a step. */
  function nextStep(): Promise<void> {
    if (!isAnswering) void answerSteps();
    return new Promise((resolve) => void waiting.push(resolve));
  }

  return {
    extensions,
    async send<C extends Call>(call: C, request: CallRequest<C>): Promise<CallResponse<C>> {
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
  /** Null when the call does not fetch a page of a list. */
  readonly size: number | null;
}

/** Returns the page that a call requests, under either name (rest/contract/fields.ts). */
function pageOf({ query, body }: { readonly query?: object; readonly body?: object }): AskedPage {
  const { pageNumber, pageSize, page = pageNumber, size = pageSize }: Readonly<Record<string, unknown>> = { ...query, ...body };
  return { number: Number(page ?? 0), size: typeof size === 'number' ? size : null };
}

/** Returns a row for each id in the call, or the rows of a full page with distinct ids, because equal rows would be fetched once. */
function payloadOf(response: TSchema, { number, size }: AskedPage, ids: readonly string[], named: readonly string[] | null): unknown {
  if (!Type.IsArray(response)) return exampleOf(response);
  const row = exampleOf(response.items);
  const idField = Type.IsObject(response.items) && Object.entries(response.items.properties).find(([, field]) => Reflect.get(field, idMark) === true)?.[0];
  if (!idField) return [row];
  if (named !== null) return named.map((id) => ({ ...Object(row), [idField]: id }));
  const isLast = number === maxScannedPages - 1;
  return Array.from({ length: size ?? 1 }, (_, at) => ({ ...Object(row), [idField]: (isLast ? ids[at] : undefined) ?? `row ${number}.${at}` }));
}
