/** Says who else has the phone number of a row, and offers to skip the row or to add it anyway. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, Users } from 'lucide-react';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { useText } from '../../../i18n/text-context.ts';
import { customersTexts } from '../texts/texts.ts';
import type { ImportRow, ReadRow } from './import-rows.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  read: ReadRow;
  /** Returns the path of a registered customer's page. */
  pathTo: (id: string) => string;
  onChange: (part: Partial<ImportRow>) => void;
}

const line = { textStyle: 'meta', color: 'fg.warning', display: 'flex', mt: '1' } as const;

export function SharedPhone({ type, read: { row, earlier, phoneOwner }, pathTo, onChange }: Props) {
  const text = useText(importTexts, customersTexts);
  return (
    <>
      {earlier !== undefined && (
        <chakra.div {...line} gap="1">
          <Users size={14} />
          {text(earlier.isSame ? 'import.samePerson' : 'import.samePhone', { number: String(earlier.number) })}
        </chakra.div>
      )}
      {phoneOwner !== undefined && (
        <chakra.div {...line} flexWrap="wrap" columnGap="1">
          {text('customers.duplicate.phone', { name: phoneOwner.name })}
          <chakra.a href={pathTo(phoneOwner.id)} target="_blank" textDecoration="underline" rel="noopener">
            {text(`customers.open.${type}`)}
          </chakra.a>
        </chakra.div>
      )}
      <chakra.div role="group" aria-label={`${text('import.row')} ${row.number}`} display="flex" gap="1" mt="1">
        {([undefined, 'add'] as const).map((choice) => (
          <Button
            key={choice ?? 'skip'}
            h={{ base: 'control', md: '28px' }}
            px="2.5"
            fontSize="13px"
            data-choice
            variant={row.choice === choice ? 'outline' : 'ghost'}
            aria-pressed={row.choice === choice}
            onClick={() => onChange({ choice })}
          >
            {row.choice === choice && <Check size={14} />}
            <span>{text(choice === 'add' ? 'import.addAnyway' : 'import.skip')}</span>
          </Button>
        ))}
      </chakra.div>
    </>
  );
}
