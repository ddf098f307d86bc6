/** A state as icon and word; the colour comes third. */
import { Badge } from '@chakra-ui/react';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';
import { personTexts } from './texts/person/texts.ts';

interface Props {
  /** Null when it is not known. */
  active: boolean | null;
}

export function ActiveBadge({ active }: Props) {
  const text = useText(personTexts);
  if (active === null) return text('value.none');
  const Icon = active ? CircleCheck : CircleSlash;
  return (
    <Badge colorPalette={active ? 'green' : 'gray'}>
      <Icon />
      {text(active ? 'person.active' : 'person.inactive')}
    </Badge>
  );
}
