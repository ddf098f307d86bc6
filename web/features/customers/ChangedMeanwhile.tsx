/** What somebody else has changed while the form was open: what was taken over, and what is disputed, where theirs can be taken by one press. */
import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Message } from '../../ui/Message.tsx';
import { customersTexts } from './texts/texts.ts';

/** A field that they changed, in words. */
export interface TheirChange {
  field: string;
  theirs: string;
  /** Undefined where nothing was typed and theirs has been taken over. */
  yours: string | undefined;
  takeTheirs: () => void;
}

interface Props {
  name: string;
  at: string;
  changes: readonly TheirChange[];
}

export function ChangedMeanwhile({ name, at, changes }: Props) {
  const text = useText(customersTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Message ref={box} kind="error">
      <chakra.strong fontWeight="600">{text('customers.changedToo', { name, at })}</chakra.strong>
      <chakra.ul listStyleType="none">
        {changes.map(({ field, theirs, yours, takeTheirs }) => (
          <li key={field}>
            {yours === undefined ? (
              text('customers.taken', { field, value: theirs })
            ) : (
              <>
                {text('customers.theirs', { field, theirs, yours })}{' '}
                <Button type="button" size="xs" ms="1" aria-label={`${text('customers.takeTheirs')}: ${field}`} onClick={takeTheirs}>
                  {text('customers.takeTheirs')}
                </Button>
              </>
            )}
          </li>
        ))}
      </chakra.ul>
    </Message>
  );
}
