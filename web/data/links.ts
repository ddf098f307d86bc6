/** Links of the Apollo client, and the timeout of requests. */
import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { BehaviorSubject, filter, finalize, firstValueFrom, map } from 'rxjs';

/** Returns the hash as hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends documents by their hash. A gateway that does not know a document was built earlier or later than this page, so all later documents are sent in full. */
export const createByHash = () => new PersistedQueryLink({ sha256, disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported });

/** Drops the errors of a completed write that could not be read back, so its result counts as success. */
export const keepDoneWrites = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const { errors, ...done } = result;
      return errors?.every(({ extensions }) => extensions?.['code'] === 'READ_BACK_FAILED') ? done : result;
    }),
  ),
);

const count = new BehaviorSubject(0);

/** Counts pending operations. */
export const countUnderWay = new ApolloLink((operation, forward) => {
  count.next(count.value + 1);
  return forward(operation).pipe(finalize(() => count.next(count.value - 1)));
});

/** Resolves when every operation has completed, failed or been cancelled. Queries of pages that were left are not kept alive. */
export const untilAnswered = (): Promise<number> => firstValueFrom(count.pipe(filter((waiting) => waiting === 0)));

/** Timeout of a request, in milliseconds. Longer than the gateway's 60 seconds for an operation, so its response reports the outcome. */
export const requestTimeout = 65_000;
