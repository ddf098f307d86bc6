/** A state as icon and word; the colour comes third. */
import { Badge } from '@chakra-ui/react';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props {
  /** Null when it is not known. */
  active: boolean | null;
}

export function ActiveBadge({ active }: Props) {
  const text = useText(peopleTexts);
  if (active === null) return text('value.none');
  const Icon = active ? CircleCheck : CircleSlash;
  return (
    <Badge colorPalette={active ? 'green' : 'gray'}>
      <Icon />
      {text(active ? 'person.active' : 'person.inactive')}
    </Badge>
  );
}
