/** Correcting a check-out, an extension that always sends the reason. */
import { expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const correct = `mutation { correctAttendance(input: { userId: "3", date: "2026-11-19", punchOutAt: "2026-11-19T17:48:00+05:30", reason: "Battery" }) {
  message userErrors { code message } attendance { punchOutAt workMinutes correctable corrections { punchOutAt at by reason } }
} }`;
const punchOutTime = '2026-11-19T17:48:00.000+05:30';
const corrected = { punchOutTime, correctedAt: '2026-11-20T09:30:00.000+05:30', correctedBy: 'Asha Patil', reason: 'Battery' };
const day = {
  id: 7,
  entryDate: '2026-11-19',
  punchInTime: '2026-11-19T09:00:00+05:30',
  punchOutTime,
  workDuration: '08:48',
  corrections: [corrected],
  correctable: true,
};

test('sends the employee, the time and the reason, and returns the changed day', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(attendance.correctAttendance, { payload: { message: 'Corrected', attendance: day } });
  const { result } = await gateway.ask(correct, {}, 'moderator');
  expect(result).toEqual({
    data: {
      correctAttendance: {
        message: 'Corrected',
        userErrors: [],
        attendance: {
          punchOutAt: punchOutTime,
          workMinutes: 528,
          correctable: true,
          corrections: [{ punchOutAt: punchOutTime, at: corrected.correctedAt, by: 'Asha Patil', reason: 'Battery' }],
        },
      },
    },
  });
  expect(gateway.rest.log.at(-1)).toMatchObject({ path: '/api/punch/correctAttendance', body: { userId: '3', date: '2026-11-19', reason: 'Battery' } });
  expect(Date.parse(String(Object(gateway.rest.log.at(-1)?.body).punchOutTime))).toBe(Date.parse(punchOutTime));
});

test('returns the message of a refusal', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(attendance.correctAttendance, { status: 400, body: { status: false, message: 'punchOutTime has to be after the check-in' } });
  const { result } = await gateway.ask(correct, {}, 'moderator');
  expect(result).toMatchObject({ data: { correctAttendance: { userErrors: [{ message: 'punchOutTime has to be after the check-in' }] } } });
});
