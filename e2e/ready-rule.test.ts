/** The rule that screens name is the one by which the gateway decides. */
import { expect, test } from 'vitest';
import { thresholds } from '../gateway/modules/days/thresholds.ts';
import { readyRule } from '../web/people/approvals/ready-rule.ts';

test('the limits of a ready day are the same', () => {
  const { longSilenceMinutes, maxKmPerHour, longDayMinutes } = thresholds;
  expect(readyRule).toEqual({ silenceHours: longSilenceMinutes / 60, kmPerHour: maxKmPerHour, dayHours: longDayMinutes / 60 });
});
