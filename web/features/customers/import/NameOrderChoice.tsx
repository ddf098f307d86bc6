/** Asks in which order whole names are written, with the first names of the file in both orders. */
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { type NameOrder, type NameSample, nameOrders } from './import-rows.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  samples: readonly NameSample[];
  /** Undefined until the person has chosen. */
  order: NameOrder | undefined;
  onOrder: (order: NameOrder) => void;
}

export function NameOrderChoice({ samples, order, onOrder }: Props) {
  const text = useText(importTexts, peopleTexts);
  const group = useId();
  const inWords = ({ firstName, middleName, lastName }: NameSample['parts'][NameOrder]) =>
    joinParts(
      [
        `${text('person.firstName')} ${firstName}`,
        middleName === '' ? null : `${text('person.middleName')} ${middleName}`,
        `${text('person.lastName')} ${lastName}`,
      ],
      ', ',
    );
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
      <chakra.legend mb="1" fontSize="13px" fontWeight="600">
        {text('import.names')} {order === undefined && <StateBadge state="look">{text('import.chooseOne')}</StateBadge>}
      </chakra.legend>
      {nameOrders.map((value) => (
        <chakra.label key={value} display="flex" gap="2" alignItems="start" minW="0">
          <chakra.input type="radio" name={group} mt="1" checked={order === value} onChange={() => onOrder(value)} />
          <chakra.span minW="0" overflowWrap="anywhere">
            {text(`import.names.${value}`)}
            {samples.map(({ name, parts }) => (
              <Caption key={name} display="block">
                {name}: {inWords(parts[value])}
              </Caption>
            ))}
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
