/** Keys of the REST API's messages: a code and parameters, with which a client says a message in another language (decision 209). */
import { type Fields, isFields, messagePlaceOf } from './verdict.ts';

export interface MessageKey {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Message of an answer or a fault, with its key where the REST API sent one. */
export interface Message {
  readonly message: string | null;
  readonly messageKey?: MessageKey | null;
}

/** Message and its key, as `extensions.messages` lists them. */
export interface KeyedMessage extends MessageKey {
  readonly message: string;
}

/** Maximum number of parameters of a key. */
const maxParams = 10;
/** Maximum length of a code and of the name of a parameter. */
const maxNameLength = 64;
/** Maximum length of a parameter that is text. */
const maxValueLength = 1_000;

const isName = (text: string) => /^[A-Za-z]\w*$/.test(text) && text.length <= maxNameLength;

const isParam = (value: unknown): value is string | number =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value.length <= maxValueLength;

const isParams = (params: Fields): params is MessageKey['params'] =>
  Object.keys(params).length <= maxParams && Object.entries(params).every(([name, value]) => isName(name) && isParam(value));

/** Returns the key beside the message of a body; null where there is none, or one beyond the limits. */
export function messageKeyOf(body: unknown): MessageKey | null {
  const key = messagePlaceOf(body)?.['messageKey'];
  if (!isFields(key)) return null;
  const { code, params } = key;
  return typeof code === 'string' && isName(code) && isFields(params) && isParams(params) ? { code, params } : null;
}

/** Messages with keys of one operation. */
export interface Messages {
  add(message: Message): void;
  /** Returns each message once. */
  list(): readonly KeyedMessage[];
}

export function createMessages(): Messages {
  const keys = new Map<string, MessageKey>();
  return {
    add({ message, messageKey }) {
      if (message !== null && messageKey) keys.set(message, messageKey);
    },
    list: () => Array.from(keys, ([message, { code, params }]) => ({ message, code, params })),
  };
}
