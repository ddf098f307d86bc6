/** Parses the rows of a sheet and looks up who is registered, while the rows are corrected. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { indiaToday } from '../../../calendar/server-clock.ts';
import { useServerConfig } from '../../../data/config.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { visibleText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import type { Areas } from '../../../people/areas.ts';
import type { PersonValues } from '../../../people/person-form.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { RegisteredCustomersDocument } from '../customers.generated.ts';
import { createAreaMatch } from './area-match.ts';
import { type ImportRow, lookupKey, type Reading, type ReadRow, type RegisteredCustomer, readRow, withStates } from './import-rows.ts';
import { importTexts } from './texts/texts.ts';
import type { useChosenFile } from './use-chosen-file.ts';

/** Returns true for rows that can be looked up: with a name and a phone number, and not sent yet. */
const canLookUp = ({ row, reading: { faults } }: { row: ImportRow; reading: Reading }) =>
  row.choice !== 'out' && row.outcome === undefined && !faults.firstName && !faults.lastName && !faults.phoneNumber;

interface Options extends Pick<ReturnType<typeof useChosenFile>, 'file' | 'dateOrder' | 'hasSerials'> {
  type: MeetingType;
  rows: readonly ImportRow[];
  areas: Areas;
  /** True while lookups are wanted. */
  isLookingUp: boolean;
}

/** Returns the rows with their states, and the number of people who were looked up; undefined when no lookup is pending. */
export function useReadRows({ type, rows, file, areas, dateOrder, hasSerials, isLookingUp }: Options): {
  rows: readonly ReadRow[];
  looked: number | undefined;
} {
  const text = useText(importTexts, peopleTexts, formTexts);
  const matchArea = useMemo(() => areas.states && file && createAreaMatch(areas.states, file.places), [areas.states, file]);
  // A row is read again only after a change, because a sheet may have thousands of rows.
  const read = useMemo(() => {
    const readings = new WeakMap<ImportRow, Reading>();
    const today = indiaToday();
    return (row: ImportRow): Reading | undefined => {
      const reading = readings.get(row) ?? (matchArea && readRow(row, { text, matchArea, today, dateOrder, hasSerials }));
      if (reading !== undefined) readings.set(row, reading);
      return reading;
    };
  }, [matchArea, text, dateOrder, hasSerials]);
  const parsed = useMemo(
    () =>
      rows.flatMap((row) => {
        const reading = read(row);
        return reading === undefined ? [] : [{ row, reading }];
      }),
    [rows, read],
  );
  const { found, looked } = useRegistered(
    type,
    parsed.filter(canLookUp).map(({ reading }) => reading.values),
    isLookingUp,
  );
  return { rows: useMemo(() => withStates(parsed, found), [parsed, found]), looked };
}

/** Maximum number of people in a request, the limit of the gateway. */
const atOnce = 100;

/** Delay in milliseconds before a few people are looked up, because one of them may still be typed. */
const typingMs = 300;

/**
 * Looks up which people of a sheet are already registered, a hundred per request, before anything is sent. Without the extension the result is empty.
 * @param people with valid names and phone numbers
 * @param isAsking true while lookups are wanted
 */
function useRegistered(type: MeetingType, people: readonly PersonValues[], isAsking: boolean) {
  const client = useApolloClient();
  const extensions = useServerConfig()?.extensions;
  /** Results by person key; null for a person who is not registered or could not be looked up. Sending reports the latter. */
  const [found, setFound] = useState<ReadonlyMap<string, RegisteredCustomer | null>>(new Map());
  const waiting = isAsking && extensions ? people.filter((person) => !found.has(lookupKey(person))) : [];
  const batch = waiting.slice(0, atOnce).map(({ firstName, lastName, phoneNumber, state, district, taluka, village }) => ({
    firstName: visibleText(firstName),
    lastName: visibleText(lastName),
    phoneNumber,
    area: { state, district, taluka },
    village: visibleText(village),
  }));
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
      for (const { index, farmerId, dealerId, otherName, soundsAlike } of answer?.data?.registeredCustomers ?? []) {
        const id = farmerId ?? dealerId;
        if (id !== null) customers.set(index, { id, otherName, soundsAlike });
      }
      setFound(
        (before) => new Map([...before, ...asking.map((person, index) => [lookupKey({ ...person, ...person.area }), customers.get(index) ?? null] as const)]),
      );
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
