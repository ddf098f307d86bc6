import { errors } from 'undici';
import { describe, expect, test } from 'vitest';
import * as stated from '../../rest/contract/call.ts';
import { Message } from '../../rest/contract/fields.ts';
import { QueueFull } from './fair-limiter.ts';
import { type FaultKind, UpstreamFault } from './fault.ts';
import { Aborted, lostResponse, neverStarted, refusal } from './refusal.ts';

const read = stated.read({ name: 'look', summary: 'look', path: '/look', response: Message });
const write = stated.write({ name: 'approve', summary: 'approve', path: '/approve', response: Message });
const open = stated.write({ name: 'enter', summary: 'enter', path: '/enter', who: 'anyone', response: Message });

const inside = 'PSQLException at 10.0.0.7';
const cannotReach = 'The server cannot be reached now. Try again in a moment';
const late = 'The server did not answer in time. Try again later';
const lost = 'The answer was lost: it is not known whether this was done. Check whether it was done before you try again';
const unexplained = 'The server refused and gave no reason. Nothing was changed';
const tooMany = 'There were too many requests. Nothing was changed; try again in a minute';

describe('an unsuccessful response', () => {
  test.each(['busy', 'disk-full'])('a 503 of the embedded REST API that says nothing was done has a known outcome: %s', (notDone) => {
    const message = 'The disk of the database is full, nothing was done';
    for (const call of [read, write]) {
      const fault = refusal(call, 503, { status: false, message }, '2', notDone);
      expect(fault).toMatchObject({ kind: 'unavailable', message, retryAfter: 2, detail: `status 503, ${notDone}` });
    }
    expect(refusal(write, 503, { status: false, message }, '2').kind).toBe('outcomeUnknown');
  });

  test.each<[status: number, body: unknown, kind: FaultKind, message: string, reason: string]>([
    [200, { status: false, message: 'Closed today' }, 'refused', 'Closed today', 'refused'],
    [200, { status: false, data: { message: 'Closed today' } }, 'refused', 'Closed today', 'refused'],
    [200, { status: false }, 'refused', unexplained, 'refused'],
    [400, { message: 'Bad phone' }, 'refused', 'Bad phone', 'invalid'],
    [404, { message: 'No such farmer' }, 'refused', 'No such farmer', 'notFound'],
    [409, { message: 'Already there' }, 'refused', 'Already there', 'conflict'],
    [422, { message: 'Bad phone' }, 'refused', 'Bad phone', 'invalid'],
    [418, { message: 'No' }, 'refused', 'No', 'refused'],
    [400, inside, 'refused', unexplained, 'invalid'],
    [404, null, 'refused', unexplained, 'notFound'],
    [401, { message: 'JWT expired at 12:00' }, 'unauthenticated', 'Sign in to continue', 'refused'],
    [403, { message: 'Not yours' }, 'forbidden', 'Not yours', 'refused'],
    [403, null, 'forbidden', 'You may not do this', 'refused'],
    [429, null, 'rateLimited', tooMany, 'refused'],
  ])('%i %j is %s: %s (%s)', (status, body, kind, message, reason) => {
    expect(refusal(write, status, body)).toMatchObject({ kind, message, reason, call: 'approve', detail: `status ${status}` });
  });

  test.each<[number, FaultKind, string]>([
    [408, 'timeout', late],
    [504, 'timeout', late],
    [502, 'unavailable', cannotReach],
    [503, 'unavailable', cannotReach],
    [500, 'failed', 'The server failed. Try again later'],
    [501, 'failed', 'The server failed. Try again later'],
  ])('%i: a read may be repeated, and a write has an unknown outcome', (status, kind, message) => {
    expect(refusal(read, status, { message: inside })).toMatchObject({ kind, message });
    expect(refusal(write, status, { message: inside })).toMatchObject({ kind: 'outcomeUnknown', message: lost });
  });

  test.each([
    ['17', 17],
    ['0', 0],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', null],
    ['', null],
    ['-5', null],
    [null, null],
  ])('Retry-After %j is a wait of %j seconds', (header, seconds) => {
    for (const status of [429, 503]) expect(refusal(read, status, null, header).retryAfter).toBe(seconds);
  });

  test.each([401, 403])('%i on a call open to anyone is about the input', (status) => {
    expect(refusal(open, status, { message: 'Bad credentials' })).toMatchObject({ kind: 'refused', message: 'Bad credentials' });
  });

  describe('when the whole body is the documented response', () => {
    const whole = { ...open, wholeRefusal: true };

    test.each<[status: number, body: unknown, message: string]>([
      [400, 'No user with this e-mail address\n', 'No user with this e-mail address'],
      [404, { error: 'Not Found', message: 'No such user' }, '{"error":"Not Found","message":"No such user"}'],
      [200, { status: false, message: 'No such user' }, '{"status":false,"message":"No such user"}'],
      [401, 'No', 'No'],
    ])('%i %j is refused with %s', (status, body, message) => {
      expect(refusal(whole, status, body)).toMatchObject({ kind: 'refused', message });
    });

    test.each<[string, unknown]>([
      ['a page', '<html>10.0.0.7</html>'],
      ['a page with blanks before it', '\n <!doctype html>'],
      ['nothing', ''],
      ['null', null],
      ['more than can be shown', 'x'.repeat(1_001)],
    ])('but %s is not shown', (_case, body) => {
      expect(refusal(whole, 400, body)).toMatchObject({ kind: 'refused', message: unexplained, serverMessage: null });
    });

    test('returns the message of a body that is too long', () => {
      expect(refusal(whole, 400, { message: 'No such user', trace: 'x'.repeat(1_000) }).message).toBe('No such user');
    });

    test.each([500, 503, 504, 429])('never shows the text of a %i', (status) => {
      expect(refusal(whole, status, inside).message).not.toContain(inside);
    });
  });

  test('truncates a message to the maximum length', () => {
    expect(refusal(write, 400, { message: 'x'.repeat(5_000) }).message).toHaveLength(1_000);
  });
});

describe('a missing response', () => {
  const coded = (code: string, cause?: unknown) => Object.assign(new Error(inside, { cause }), { code });
  const both = (error: unknown) => [lostResponse(read, error), lostResponse(write, error)];
  const kinds = (error: unknown) => both(error).map(({ kind }) => kind);

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])('%s: neither a read nor a write was sent', (code) => {
    expect(kinds(coded(code))).toEqual(['unavailable', 'unavailable']);
    expect(kinds(new AggregateError([coded(code), coded(code)]))).toEqual(['unavailable', 'unavailable']);
    expect(kinds(new TypeError('fetch failed', { cause: coded(code) }))).toEqual(['unavailable', 'unavailable']);
  });

  test.each([new errors.ConnectTimeoutError(), new errors.ClientClosedError(), new errors.ClientDestroyedError()])('%s: nothing was sent', (error) => {
    expect(kinds(error)).toEqual(['unavailable', 'unavailable']);
  });

  test.each([coded('ECONNRESET'), coded('EPIPE'), new errors.SocketError('other side closed'), new Error(inside), 'gone', undefined])(
    '%s: a read may be repeated, and a write has an unknown outcome',
    (error) => expect(kinds(error)).toEqual(['unavailable', 'outcomeUnknown']),
  );

  test.each([new Aborted('timeout'), new errors.HeadersTimeoutError(), new errors.BodyTimeoutError()])('%s: timeout', (error) =>
    expect(kinds(error)).toEqual(['timeout', 'outcomeUnknown']),
  );

  test('caller disconnected: a sent write has an unknown outcome', () => expect(kinds(new Aborted('cancelled'))).toEqual(['cancelled', 'outcomeUnknown']));

  test.each([
    [new QueueFull('full'), 'unavailable', 1],
    [new Aborted('timeout'), 'timeout', null],
    [new Aborted('cancelled'), 'cancelled', null],
  ])('%s during the wait: neither a read nor a write was sent', (error, kind, retryAfter) => {
    for (const call of [read, write]) expect(neverStarted(call, error)).toMatchObject({ kind, retryAfter });
  });

  test('network messages stay in the log', () => {
    for (const fault of both(coded('ECONNRESET'))) {
      expect(fault).toBeInstanceOf(UpstreamFault);
      expect(fault.message).not.toContain(inside);
      expect(fault.detail).toBe('ECONNRESET');
    }
  });
});
