/**
 * The same, but a request that is given up is not cancelled: its answer is not waited for any more. The fake server leaves a rejection that nobody
 * can handle where a request is cancelled in the moment in which it fails, and that ends the whole run.
 */
export const withoutCancel =
  (answer: typeof fetch): typeof fetch =>
  (input, { signal, ...init } = {}) => {
    const answered = answer(input, init);
    if (!signal) return answered;
    const givenUp = new Promise<never>((_, reject) => {
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
    return Promise.race([answered, givenUp]);
  };
