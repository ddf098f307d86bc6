/** Counts pending operations. */
import { ApolloLink } from '@apollo/client';
import { BehaviorSubject, filter, finalize, firstValueFrom } from 'rxjs';

const count = new BehaviorSubject(0);

export const countUnderWay = new ApolloLink((operation, forward) => {
  count.next(count.value + 1);
  return forward(operation).pipe(finalize(() => count.next(count.value - 1)));
});

/** Resolves when every operation has completed, failed or been cancelled. Queries of pages that were left are not kept alive. */
export const untilAnswered = (): Promise<number> => firstValueFrom(count.pipe(filter((waiting) => waiting === 0)));
