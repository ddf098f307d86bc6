/** The limits that screens show equal those of the gateway's rule. */
import { expect, test } from 'vitest';
import { thresholds } from '../gateway/modules/days/thresholds.ts';
import { readyRule } from '../web/people/approvals/ReadyRule.tsx';

test('the limits of a ready day are equal', () => {
  const { longSilenceMinutes, maxKmPerHour, longDayMinutes } = thresholds;
  expect(readyRule).toEqual({ silenceHours: longSilenceMinutes / 60, kmPerHour: maxKmPerHour, dayHours: longDayMinutes / 60 });
});
