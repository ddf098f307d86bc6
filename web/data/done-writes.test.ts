import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { keepDoneWrites } from './links.ts';

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
