/** Looks up which people of a sheet are already registered, a hundred at a time, before anything is sent. Without the extension the result is empty. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useServerConfig } from '../../../data/config.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import type { PersonValues } from '../../../people/person-form.ts';
import { personKey } from './import-rows.ts';
import { RegisteredCustomersDocument } from './registered.generated.ts';

/** People of one question, as many as the gateway takes. */
const atOnce = 100;

/** Milliseconds before a few are asked for: one of them may still be typed. */
const typingMs = 300;

/** A customer with the phone number of a row. */
interface Found {
  id: string;
  /** Null when the name is that of the row as well. */
  otherName: string | null;
}

/** @param people those whose names and phone are right; asked for only while `isAsking` */
export function useRegistered(type: MeetingType, people: readonly PersonValues[], isAsking: boolean) {
  const client = useApolloClient();
  const extensions = useServerConfig()?.extensions;
  /** By their keys; null for whoever is not registered, or could not be asked for: sending says it. */
  const [found, setFound] = useState<ReadonlyMap<string, Found | null>>(new Map());
  const waiting = isAsking && extensions ? people.filter((person) => !found.has(personKey(person))) : [];
  const batch = waiting
    .slice(0, atOnce)
    .map(({ firstName, lastName, phoneNumber }) => ({ firstName: firstName.trim(), lastName: lastName.trim(), phoneNumber }));
  const batchKey = JSON.stringify(batch);
  useEffect(() => {
    const asking: typeof batch = JSON.parse(batchKey);
    if (asking.length === 0) return;
    let isOver = false;
    async function look() {
      const variables = { type, people: asking };
      const answer = await client.query({ query: RegisteredCustomersDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
      if (isOver) return;
      const customers = new Map<number, Found>();
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
  /** How many of them have been asked for; undefined when there is nothing to wait for. */
  const looked = waiting.length === 0 ? undefined : people.length - waiting.length;
  return { found, looked };
}
