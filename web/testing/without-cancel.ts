/**
 * Wraps a fetch so that an aborted request is not cancelled, and only its response is ignored. The fake server leaves an unhandled rejection
 * when a request is cancelled at the moment in which it fails, and that ends the whole run.
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
