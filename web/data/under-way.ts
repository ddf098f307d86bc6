/** How many operations wait for their answers. */
import { ApolloLink } from '@apollo/client';
import { BehaviorSubject, filter, finalize, firstValueFrom } from 'rxjs';

const count = new BehaviorSubject(0);

export const countUnderWay = new ApolloLink((operation, forward) => {
  count.next(count.value + 1);
  return forward(operation).pipe(finalize(() => count.next(count.value - 1)));
});

/** Once everything that has been asked is answered, has failed or is no longer wanted. It keeps no question alive whose page was left. */
export const untilAnswered = (): Promise<number> => firstValueFrom(count.pipe(filter((waiting) => waiting === 0)));
