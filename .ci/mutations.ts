/** Faults that `mutation-check.ts` seeds. Each is one change of one file, with the tests that must fail. */

export interface Mutation {
  readonly name: string;
  /** Number of the bug in the review, or null for an invented one. */
  readonly found: string | null;
  readonly file: string;
  /** Text that occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
}

export const mutations: readonly Mutation[] = [
  {
    name: 'gateway: an insufficient role is admitted',
    found: null,
    file: 'gateway/graphql/access.ts',
    find: 'if (!any.some((role) => roles.includes(role))) throw',
    replace: 'if (!any.some((role) => roles.includes(role)) && any.length > 3) throw',
    tests: ['gateway/server/access.test.ts'],
  },
  {
    name: 'gateway: the text of an unknown error is shown',
    found: null,
    file: 'gateway/server/visible-error.ts',
    find: 'if (!(cause instanceof UpstreamFault)) return masked;',
    replace: 'if (!(cause instanceof UpstreamFault)) return { ...masked, message: String(cause) };',
    tests: ['gateway/server/visible-error.test.ts'],
  },
  {
    name: 'gateway: a released connection starts no waiting call',
    found: null,
    file: 'gateway/upstream/share.ts',
    find: '      flying.remove(entrant);\n',
    replace: '',
    tests: ['gateway/upstream/share.test.ts'],
  },
  {
    name: 'gateway: a cursor is valid for another list',
    found: null,
    file: 'gateway/graphql/connection.ts',
    find: 'if (found !== list || cursorAt(place.index, place.anchor) !== cursor) throw',
    replace: 'if (found === undefined) throw',
    tests: ['gateway/graphql/connection.test.ts'],
  },
  {
    name: 'gateway: a list may have a thousand rows',
    found: null,
    file: 'gateway/graphql/connection.ts',
    find: 'export const maxSize = 100;',
    replace: 'export const maxSize = 1_000;',
    tests: ['gateway/graphql/connection.test.ts', 'e2e/docs.test.ts'],
  },
  {
    name: 'gateway: a missing object is reported as REFUSED',
    found: null,
    file: 'gateway/graphql/mutation.ts',
    find: "notFound: 'NOT_FOUND',",
    replace: "notFound: 'REFUSED',",
    tests: ['gateway/graphql/mutation.test.ts', 'gateway/modules/calls.test.ts'],
  },
  {
    name: 'rest: an anonymous client may send a name of any length',
    found: 'R2',
    file: 'rest/contract/session.ts',
    find: 'body: Type.Object({ username: AccountName, password: PasswordText }),',
    replace: 'body: Type.Object({ username: Type.String(), password: PasswordText }),',
    tests: ['rest/contract/text-lengths.test.ts'],
  },
  {
    name: 'rest: a list filtered by a name contains only the rows of 200 people',
    found: 'R4',
    file: 'rest/embedded/people/name-search.ts',
    find: 'if (ids.length <= limit) return { ...people, ids, someIds: ids };',
    replace: 'return { ...people, ids: ids.slice(0, 200), someIds: ids };',
    tests: ['rest/embedded/narrowed-lists.test.ts'],
  },
  {
    name: 'rest: a session survives a change of its password',
    found: 'R5',
    file: 'rest/embedded/session/session.ts',
    find: "and(eq(employees.id, id), eq(employees.passwordHash, passwordHash ?? ''), eq(employees.active, true))",
    replace: 'and(eq(employees.id, id), eq(employees.active, true))',
    tests: ['rest/embedded/session', 'rest/embedded/races.test.ts'],
  },
  {
    name: 'rest: a profile update overwrites a concurrent change',
    found: 'R6',
    file: 'rest/embedded/employees/profile.ts',
    find: 'if (body.version !== undefined && body.version !== version) throw',
    replace: 'if (body.version !== undefined && body.version > version) throw',
    tests: ['rest/embedded/employees/profile.test.ts'],
  },
  {
    name: 'rest: the points of a dealer are added up as an integer',
    found: 'R12',
    file: 'rest/embedded/customers/history.ts',
    find: 'sum(points)::text',
    replace: 'sum(points)::integer::text',
    tests: ['rest/embedded/customers'],
  },
  {
    name: 'rest: an idempotency key replays the response to another write',
    found: null,
    file: 'rest/embedded/calls/idempotency.ts',
    find: 'if (first?.call !== attempt.call || first.bodyHash !== attempt.bodyHash) throw',
    replace: 'if (first === undefined) throw',
    tests: ['rest/embedded/calls/idempotency.test.ts'],
  },
  {
    name: 'rest: a later approval replaces the first one',
    found: null,
    file: 'rest/embedded/attendance/attendance.ts',
    find: 'if (row.approvedAt === null) {\n        const now = clock.now();\n        const approval',
    replace: 'if (row.id !== undefined) {\n        const now = clock.now();\n        const approval',
    tests: ['rest/embedded/attendance'],
  },
  {
    name: 'rest: attendance can be marked for tomorrow',
    found: null,
    file: 'rest/embedded/attendance/mark.ts',
    find: 'if (entryDate > indiaDate(now))',
    replace: 'if (entryDate > addDays(indiaDate(now), 1))',
    tests: ['rest/embedded/attendance/mark.test.ts'],
  },
  {
    name: 'web: a tick is lost while a correction is saved',
    found: 'web 1',
    file: 'web/features/team/TeamPanel.tsx',
    find: 'setByHand((before) => ({ ...before, ',
    replace: 'setByHand(() => ({ ...byHand, ',
    tests: ['web/features/team/TeamPanel.test.tsx'],
  },
  {
    name: 'web: a cancelled meeting is shown as a planned one',
    found: 'web 2',
    file: 'web/features/customers/CustomerHistory.tsx',
    find: "CANCELLED: 'customers.event.CANCELLED',",
    replace: "CANCELLED: 'customers.event.SCHEDULED',",
    tests: ['web/screens/customers/Customer.test.tsx'],
  },
  {
    name: 'web: the date typed for one meeting is sent for another',
    found: 'web 3',
    file: 'web/features/meetings/Scheduling.tsx',
    find: '              setPlan(noPlan);\n',
    replace: '',
    tests: ['web/screens/meetings/AddMeeting.test.tsx'],
  },
  {
    name: 'web: resetting a column loses the corrections of an import',
    found: 'web 11',
    file: 'web/features/customers/import/ImportPanel.tsx',
    find: '!equal(readBy, match)',
    replace: 'readBy !== match',
    tests: ['web/screens/home/ImportPeople.test.tsx'],
  },
  {
    name: 'web: a deactivation does not wait for the open meetings',
    found: 'web 5',
    file: 'web/features/meetings/use-hand-over-step.tsx',
    find: 'setReady(ready);',
    replace: 'setReady(ready || run !== undefined);',
    tests: ['web/screens/workspace/HandOver.test.tsx'],
  },
  {
    name: 'web: a double click sends a form twice',
    found: null,
    file: 'web/data/attempt.ts',
    find: 'if (started.current !== settled.current) return undefined;\n',
    replace: '',
    tests: ['web/data/attempt.test.tsx'],
  },
];
