/** Translates the messages of the REST API where responses arrive, so no screen has to. A message without a key is shown word for word (decision 209). */
import { ApolloLink } from '@apollo/client';
import { from, map, mergeMap, of } from 'rxjs';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import type { Catalogue } from './format-message.ts';

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  hi: async () => {
    const { hi, fields } = await import('./hi.ts');
    return { sentences: hi, fields };
  },
  mr: async () => {
    const { mr, fields } = await import('./mr.ts');
    return { sentences: mr, fields };
  },
};

/** Code and parameters of a message. */
export interface MessageKey {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A message with its key, as the gateway lists it. */
interface KeyedMessage extends MessageKey {
  readonly message: string;
}

/** Returns the texts of messages in the language of the page, by the messages; none in English, and where the texts cannot be fetched. */
async function textsOf(messages: readonly KeyedMessage[]): Promise<ReadonlyMap<string, string>> {
  const { lang } = document.documentElement;
  if (!isLanguage(lang) || lang === 'en') return new Map();
  try {
    const [{ formatMessage }, catalogue] = await Promise.all([import('./format-message.ts'), loaders[lang]()]);
    return new Map(messages.map(({ message, code, params }) => [message, formatMessage(catalogue, lang, code, params) ?? message]));
  } catch (error) {
    console.error(error);
    return new Map();
  }
}

/** Returns a message of a response that is no operation, in the language of the page. */
export async function translated(message: string, key: MessageKey | undefined): Promise<string> {
  return (key && (await textsOf([{ message, ...key }])).get(message)) ?? message;
}

/** Replaces messages in a response that was just parsed. */
function replaceMessages(value: unknown, texts: ReadonlyMap<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const text = typeof inner === 'string' && (name === 'message' || name === 'serverMessage') ? texts.get(inner) : undefined;
    if (text === undefined) replaceMessages(inner, texts);
    else Reflect.set(value, name, text);
  }
}

export const translateMessages = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      const messages: readonly KeyedMessage[] | undefined = result.extensions?.['messages'];
      if (messages === undefined) return of(result);
      return from(textsOf(messages)).pipe(
        map((texts) => {
          replaceMessages([result.data, result.errors], texts);
          return result;
        }),
      );
    }),
  ),
);
