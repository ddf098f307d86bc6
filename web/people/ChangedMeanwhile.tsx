/** Shows the changes that another person saved while the form was open: accepted ones, and conflicts with a button to accept theirs. */
import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/text-context.ts';
import { Message } from '../ui/Message.tsx';
import { peopleTexts } from './texts/texts.ts';

/** A field that the other person changed, in words. */
export interface TheirChange {
  field: string;
  theirs: string;
  /** Undefined when the field had no unsaved input and the other value was accepted. */
  yours: string | undefined;
  takeTheirs: () => void;
}

interface Props {
  name: string;
  at: string;
  changes: readonly TheirChange[];
}

export function ChangedMeanwhile({ name, at, changes }: Props) {
  const text = useText(peopleTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Message ref={box} kind="error">
      <chakra.strong fontWeight="600">{text('person.changedToo', { name, at })}</chakra.strong>
      <chakra.ul listStyleType="none">
        {changes.map(({ field, theirs, yours, takeTheirs }) => (
          <li key={field}>
            {yours === undefined ? (
              text('person.taken', { field, value: theirs })
            ) : (
              <>
                {text('person.theirs', { field, theirs, yours })}{' '}
                <Button type="button" size="xs" ms="1" aria-label={`${text('person.takeTheirs')}: ${field}`} onClick={takeTheirs}>
                  {text('person.takeTheirs')}
                </Button>
              </>
            )}
          </li>
        ))}
      </chakra.ul>
    </Message>
  );
}
