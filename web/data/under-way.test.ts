/** Waiting until no operation is pending. */
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable, Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { countUnderWay, untilAnswered } from './links.ts';

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
