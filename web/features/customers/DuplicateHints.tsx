/** Renders hints beside a form that a person may already be registered. They block nothing and move only the content below. */

import { skipToken } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatPhone, visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { isPhone, tidyPhone } from '../../people/person-values.ts';
import { useValues } from '../../people/use-values.ts';
import { afterPress } from '../../ui/after-press.ts';
import { Message } from '../../ui/Message.tsx';
import { type PossibleDuplicatesQueryVariables, usePossibleDuplicatesQuery } from './duplicates.generated.ts';
import type { CustomerValues } from './edit-values.ts';
import { customersTexts } from './texts/texts.ts';

/** Delay after typing, in milliseconds. */
const pause = 400;

type Searched = Pick<CustomerValues, 'phoneNumber' | 'firstName' | 'lastName' | 'state' | 'district' | 'taluka'>;

/** Returns the searchable parts of a person: a complete phone number, and a complete name in a taluka. */
function wishOf(type: MeetingType, { phoneNumber, firstName, lastName, ...area }: Searched): PossibleDuplicatesQueryVariables {
  const [first, last] = [visibleText(firstName), visibleText(lastName)];
  return {
    type,
    ...(isPhone(phoneNumber) && { phone: tidyPhone(phoneNumber) }),
    ...(first !== '' && last !== '' && area.taluka !== '' && { firstName: first, lastName: last, area }),
  };
}

/** Returns likely duplicates. @param saved values that are not searched for again; undefined for a new person */
export function useDuplicates(type: MeetingType, { phoneNumber, firstName, lastName, state, district, taluka }: Searched, saved?: Searched & { id: string }) {
  const wish = JSON.stringify(wishOf(type, { phoneNumber, firstName, lastName, state, district, taluka }));
  const isSaved = saved !== undefined && JSON.stringify(wishOf(type, saved)) === wish;
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setAsked(wish)), pause);
    return () => clearTimeout(timer);
  }, [wish]);
  const variables: PossibleDuplicatesQueryVariables | undefined = asked === wish && !isSaved ? JSON.parse(asked) : undefined;
  const isComplete = variables?.phone !== undefined || variables?.firstName !== undefined;
  const { data } = usePossibleDuplicatesQuery(variables !== undefined && isComplete ? { variables, fetchPolicy: 'no-cache' } : skipToken);
  return (data?.possibleDuplicates ?? []).flatMap(({ farmer, dealer, ...found }) => {
    const person = farmer ?? dealer;
    return person === null || person.id === saved?.id ? [] : [{ ...found, person, hasPhone: found.reasons.includes('PHONE') }];
  });
}

interface Props {
  type: MeetingType;
  duplicates: ReturnType<typeof useDuplicates>;
  pathTo: (id: string) => string;
}

export function DuplicateHints({ type, duplicates, pathTo }: Props) {
  const text = useText(customersTexts);
  const write = useValues();
  return duplicates.map(({ id, person, hasPhone }) => (
    <chakra.div key={id} mb="3" ms={{ base: '0', xl: '192px' }}>
      <Message kind={hasPhone ? 'warning' : 'info'}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <span>
            <strong>{text(hasPhone ? 'customers.duplicate.phone' : 'customers.duplicate.name', { name: write.name(person) })}</strong>{' '}
            <span>
              {[text(`customers.number.${type}`, { id: person.id }), write.place(person.address), formatPhone(person.phoneNumber ?? '')]
                .filter((part) => part !== '')
                .join(', ')}
            </span>
          </span>
          <Button asChild variant="outline" size="xs">
            <Link to={pathTo(person.id)} target="_blank">
              {text(`customers.open.${type}`)}
            </Link>
          </Button>
        </chakra.div>
      </Message>
    </chakra.div>
  ));
}
