/** When everything that was asked is answered. */
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable, Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { countUnderWay, untilAnswered } from './under-way.ts';

/** A client whose answers come when they are given. */
function asking() {
  const answers = new Subject<ApolloLink.Result>();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([countUnderWay, new ApolloLink(() => new Observable((to) => answers.subscribe(to)))]),
  });
  const settled = vi.fn();
  return {
    settled,
    /** @returns how the page is left that asks */
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

test('it is told once the answer is there', async () => {
  const { ask, answer, settled } = asking();
  const leave = ask();
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  answer();
  await expect.poll(() => settled).toHaveBeenCalled();
  leave();
});

test('whoever leaves a page before its answer leaves nothing that waits, and nothing that counts as shown', async () => {
  const { ask, settled, isKept } = asking();
  ask()();
  await expect.poll(() => settled).toHaveBeenCalled();
  expect(isKept()).toBe(false);
});
