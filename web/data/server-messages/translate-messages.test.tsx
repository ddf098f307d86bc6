/** The link that translates messages of the REST API in responses. */
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { lastValueFrom, of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { datesIn } from '../../calendar/dates.ts';
import { translated, translateMessages } from './translate-messages.ts';

const approved = {
  message: 'The attendance of Asha Patil on 19 Nov 2026 is approved',
  code: 'DAY_APPROVED',
  params: { name: 'Asha Patil', date: '2026-11-19' },
};
const inHindi = `Asha Patil की ${datesIn('hi').date('2026-11-19')} की उपस्थिति मंज़ूर हो गई`;
const refused = { message: "You don't have access", code: 'NO_ACCESS', params: {} };
const refusedInHindi = 'आपको इसकी अनुमति नहीं है';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** Sends an operation through the link, with this response behind it. */
const through = (response: ApolloLink.Result) =>
  lastValueFrom(ApolloLink.execute(ApolloLink.from([translateMessages, new ApolloLink(() => of(response))]), { query: gql`{ name }` }, { client }));

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('in Hindi', () => {
  it('a payload, its user errors and each of several outcomes have their messages in Hindi', async () => {
    document.documentElement.lang = 'hi';
    const { data } = await through({
      data: {
        one: { message: approved.message, userErrors: [] },
        two: { message: null, userErrors: [{ message: refused.message, code: 'REFUSED' }] },
        three: { outcomes: [{ message: approved.message }, { message: 'Said by a provider' }] },
        note: { text: approved.message },
      },
      extensions: { messages: [approved, refused] },
    });
    expect(data).toEqual({
      one: { message: inHindi, userErrors: [] },
      two: { message: null, userErrors: [{ message: refusedInHindi, code: 'REFUSED' }] },
      three: { outcomes: [{ message: inHindi }, { message: 'Said by a provider' }] },
      note: { text: approved.message },
    });
  });

  it('an error has its serverMessage in Hindi', async () => {
    document.documentElement.lang = 'hi';
    const extensions = { code: 'FORBIDDEN', serverMessage: refused.message };
    const { errors } = await through({ data: null, errors: [{ message: refused.message, extensions }], extensions: { messages: [refused] } });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', serverMessage: refusedInHindi } }]);
  });

  it.each([
    ['without a key', undefined],
    ['whose code is unknown', { messages: [{ ...approved, code: 'APPROVED_BY_A_PROVIDER' }] }],
  ])('a message %s is shown word for word', async (_case, extensions) => {
    document.documentElement.lang = 'hi';
    const { data } = await through({ data: { one: { message: approved.message } }, ...(extensions && { extensions }) });
    expect(data).toEqual({ one: { message: approved.message } });
  });

  it('a message of a response that is no operation is translated by the same rule', async () => {
    document.documentElement.lang = 'hi';
    expect(await translated(refused.message, refused)).toBe(refusedInHindi);
    expect(await translated('Said by a provider', undefined)).toBe('Said by a provider');
  });
});

it('in English every message stays as it is', async () => {
  const { data } = await through({ data: { one: { message: approved.message } }, extensions: { messages: [approved] } });
  expect(data).toEqual({ one: { message: approved.message } });
});
