/** `TEST_SLOW_ANSWERS`, in milliseconds: each answer comes up to that much later, so that a test fails that reads what it has not waited for. */
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
