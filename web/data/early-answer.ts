/** The answer to a question that the page itself has sent, before its scripts had come (`first-question.ts`). */

export interface EarlyAnswer {
  /** The operation's name and variables, as JSON. */
  question: string;
  authorization: string;
  /** In milliseconds. */
  sentAt: number;
  answer: Promise<Response>;
}

declare global {
  var earlyAnswer: EarlyAnswer | undefined;
}

/** How long an answer that nobody has taken may stand for one that is asked for now, in milliseconds: longer than scripts take to come. */
const limit = 60_000;

/** The answer that stands for a request: taken once, by who asks the same with the same token. */
export function takeEarlyAnswer({ body, headers }: RequestInit = {}): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer;
  if (early === undefined || typeof body !== 'string') return undefined;
  const { operationName, variables }: { operationName?: unknown; variables?: unknown } = JSON.parse(body);
  const isSame = JSON.stringify({ operationName, variables }) === early.question && new Headers(headers).get('authorization') === early.authorization;
  if (!isSame) return undefined;
  globalThis.earlyAnswer = undefined;
  return Date.now() - early.sentAt < limit ? early.answer : undefined;
}
