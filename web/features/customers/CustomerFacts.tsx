/** What else is known of a farmer or dealer: when registered, and the pairs that were noted (crops, details of a shop). */
import { chakra } from '@chakra-ui/react';
import { useDates } from '../../calendar/use-dates.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { Cell } from '../../ui/list/Cell.tsx';

interface Props {
  registeredAt: string | null;
  notes: readonly { name: string; value: string | null }[];
  /** The text of the notes when it could not be read as pairs. */
  notesText: string | null;
}

export function CustomerFacts({ registeredAt, notes, notesText }: Props) {
  const text = useText(personTexts);
  const dates = useDates();
  const none = text('value.none');
  const written = joinParts(
    notes.map(({ name, value }) => joinParts([name, value], ' ')),
    ', ',
  );
  return (
    <>
      <Cell kind="drop" whiteSpace="nowrap">
        {registeredAt === null ? none : dates.date(registeredAt)}
      </Cell>
      <Cell kind="drop">
        <chakra.span lineClamp="2" title={written || notesText || undefined}>
          {written || notesText || none}
        </chakra.span>
      </Cell>
    </>
  );
}
