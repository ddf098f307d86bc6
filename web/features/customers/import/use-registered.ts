/** Looks up which people of a sheet are already registered, a hundred per request, before anything is sent. Without the extension the result is empty. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useServerConfig } from '../../../data/config.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { visibleText } from '../../../i18n/formats.ts';
import type { PersonValues } from '../../../people/person-form.ts';
import { RegisteredCustomersDocument } from '../customers.generated.ts';
import { personKey, type RegisteredCustomer } from './import-rows.ts';

/** Maximum number of people in a request, the limit of the gateway. */
const atOnce = 100;

/** Delay in milliseconds before a few people are looked up, because one of them may still be typed. */
const typingMs = 300;

/** @param people with valid names and phone numbers @param isAsking true while lookups are wanted */
export function useRegistered(type: MeetingType, people: readonly PersonValues[], isAsking: boolean) {
  const client = useApolloClient();
  const extensions = useServerConfig()?.extensions;
  /** Results by person key; null for a person who is not registered or could not be looked up. Sending reports the latter. */
  const [found, setFound] = useState<ReadonlyMap<string, RegisteredCustomer | null>>(new Map());
  const waiting = isAsking && extensions ? people.filter((person) => !found.has(personKey(person))) : [];
  const batch = waiting
    .slice(0, atOnce)
    .map(({ firstName, lastName, phoneNumber }) => ({ firstName: visibleText(firstName), lastName: visibleText(lastName), phoneNumber }));
  const batchKey = JSON.stringify(batch);
  useEffect(() => {
    const asking: typeof batch = JSON.parse(batchKey);
    if (asking.length === 0) return;
    let isOver = false;
    async function look() {
      const variables = { type, people: asking };
      const answer = await client.query({ query: RegisteredCustomersDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
      if (isOver) return;
      const customers = new Map<number, RegisteredCustomer>();
      for (const { index, farmerId, dealerId, otherName } of answer?.data?.registeredCustomers ?? []) {
        const id = farmerId ?? dealerId;
        if (id !== null) customers.set(index, { id, otherName });
      }
      setFound((before) => new Map([...before, ...asking.map((person, index) => [personKey(person), customers.get(index) ?? null] as const)]));
    }
    const timer = setTimeout(() => void look(), asking.length < atOnce ? typingMs : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [batchKey, type, client]);
  /** Number of people who were looked up; undefined when no lookup is pending. */
  const looked = waiting.length === 0 ? undefined : people.length - waiting.length;
  return { found, looked };
}
