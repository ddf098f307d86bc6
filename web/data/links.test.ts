import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client';
import { Observable, of, Subject } from 'rxjs';
import { expect, it, test, vi } from 'vitest';
import { countUnderWay, keepDoneWrites, untilAnswered } from './links.ts';

const mutation = gql`mutation Add { addFarmer { message farmer { id } } scheduleMeeting { message } }`;
const done = { message: 'Added', farmer: null };
const error = (code: string, ...path: string[]) => ({ message: 'In words', path, extensions: { code } });

function add(data: Record<string, unknown>, ...errors: ReturnType<typeof error>[]) {
  const link = ApolloLink.from([keepDoneWrites, new ApolloLink(() => of({ data, errors }))]);
  return new ApolloClient({ link, cache: new InMemoryCache() }).mutate({ mutation });
}

it('counts a completed write that could not be read back as success', async () => {
  const { data } = await add({ addFarmer: done, scheduleMeeting: { message: null } }, error('READ_BACK_FAILED', 'addFarmer', 'farmer'));
  expect(data).toMatchObject({ addFarmer: done });
});

it('keeps the error of a write that failed, even beside a completed one', async () => {
  const failed = add({ addFarmer: done, scheduleMeeting: null }, error('READ_BACK_FAILED', 'addFarmer', 'farmer'), error('OUTCOME_UNKNOWN', 'scheduleMeeting'));
  await expect(failed).rejects.toSatisfy(CombinedGraphQLErrors.is);
});

/** Creates a client whose responses arrive when the test sends them. */
function asking() {
  const answers = new Subject<ApolloLink.Result>();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([countUnderWay, new ApolloLink(() => new Observable((to) => answers.subscribe(to)))]),
  });
  const settled = vi.fn();
  return {
    settled,
    /** Sends a query. @returns a function that leaves the page of the query */
    ask() {
      const subscription = client.watchQuery({ query: gql`{ areas { name } }` }).subscribe(() => undefined);
      void untilAnswered().then(settled);
      return () => subscription.unsubscribe();
    },
    answer() {
      answers.next({ data: { areas: [] } });
      answers.complete();
    },
    isKept: () => client.getObservableQueries('active').size > 0,
  };
}

test('resolves once the response has arrived', async () => {
  const { ask, answer, settled } = asking();
  const leave = ask();
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  answer();
  await expect.poll(() => settled).toHaveBeenCalled();
  leave();
});

test('a page that is left before its response leaves no pending and no active query', async () => {
  const { ask, settled, isKept } = asking();
  ask()();
  await expect.poll(() => settled).toHaveBeenCalled();
  expect(isKept()).toBe(false);
});
