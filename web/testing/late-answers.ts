/** `TEST_SLOW_ANSWERS`, in milliseconds: delays each response by up to that time. A test then fails when it does not wait for what it checks. */
import { setTimeout } from 'node:timers/promises';

const latest = Number(process.env['TEST_SLOW_ANSWERS'] ?? 0);

export const lateAnswers = (answer: typeof fetch): typeof fetch =>
  latest === 0
    ? answer
    : async (...request) => {
        const response = await answer(...request);
        await setTimeout(Math.random() * latest);
        return response;
      };
