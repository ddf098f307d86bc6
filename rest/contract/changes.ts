import { Type } from 'typebox';
import { named, read } from './call.ts';
import { DateText, Flag, Id, Instant, idMark, maxLengths, maybe } from './fields.ts';

/** Of what it is followed how it is created and changed by calls. Batches are for administrators. */
export const changeTypes = ['FARMER', 'DEALER', 'EMPLOYEE', 'MEETING', 'ATTENDANCE', 'BATCH'] as const;
export type ChangeType = (typeof changeTypes)[number];

const Change = Type.Object(
  {
    /** For `after`: where this change stands. */
    cursor: Type.String({ minLength: 1, [idMark]: true }),
    type: Type.Enum([...changeTypes]),
    /** Of the farmer, dealer, employee, meeting or batch; of a day of work the employee's. */
    id: Id(),
    /** Which day of work it is. */
    date: DateText(),
    /** Created by it; else changed. */
    created: Flag(),
    changedAt: Instant(),
    /** The employee; absent for an operator's command. */
    changedBy: maybe(Id()),
  },
  { title: 'Change' },
);

/** Following what is created and changed. */
export const changes = named({
  fetchChanges: read({
    summary: 'Follow what was created and changed',
    description:
      'The oldest first, behind `after`. Nothing is ever added before a cursor that was given out. `types` are comma-separated; all when absent. `BATCH` is for admins. 409: the data were restored since.',
    refusals: [409],
    path: '/api/changes/fetchChanges',
    who: 'moderator',
    query: Type.Object({
      after: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      size: Type.Integer({ minimum: 1, maximum: 101 }),
      types: Type.Optional(Type.String({ pattern: `^(${changeTypes.join('|')})(,(${changeTypes.join('|')}))*$`, maxLength: maxLengths.typed })),
    }),
    response: Type.Array(Change),
    extension: true,
  }),
});
