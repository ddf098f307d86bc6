/** Runs tasks in web workers. A worker starts on demand, and ends after its result. */

/** @throws Error when the script cannot be loaded, its task fails, or time is up; the reason of `signal` when it is aborted */
export function runInWorker<Task, Result>(worker: Worker, task: Task, seconds: number, signal?: AbortSignal): Promise<Result> {
  const ended = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    signal?.throwIfAborted();
    const { signal: once } = ended;
    const timer = setTimeout(() => reject(new Error('slow')), seconds * 1_000);
    once.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: once });
    worker.addEventListener('message', ({ data }: MessageEvent<Result>) => resolve(data), { signal: once });
    worker.addEventListener('error', () => reject(new Error('failed')), { signal: once });
    worker.postMessage(task);
  }).finally(() => {
    ended.abort();
    worker.terminate();
  });
}

/** Answers the page's tasks in a worker. */
export function answerTasks<Task>(run: (task: Task) => Promise<unknown>): void {
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    run(data).then(
      (result) => postMessage(result),
      // The page receives errors of a worker, but not its rejected promises.
      (error: unknown) =>
        setTimeout(() => {
          throw error;
        }),
    );
  });
}
