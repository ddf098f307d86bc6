/** A telephone number that can be called; '-' where there is none. In a row that opens something it stands above the row's own link. */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatPhone } from '../i18n/formats.ts';
import { useText } from '../i18n/text-context.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props extends HTMLChakraProps<'a'> {
  number: string | null | undefined;
}

export function Phone({ number, ...link }: Props) {
  const none = useText(peopleTexts)('value.none');
  if (!number) return none;
  return (
    <chakra.a
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
      position="relative"
      zIndex="1"
      whiteSpace="nowrap"
      color="fg.brand"
      textDecoration="underline"
      textUnderlineOffset="3px"
      focusVisibleRing="outside"
      {...link}
    >
      {formatPhone(number)}
    </chakra.a>
  );
}
