/** Shows whether a person is active. */
import { useText } from '../i18n/text-context.ts';
import { StateBadge } from '../ui/StateBadge.tsx';
import { peopleTexts } from './texts/texts.ts';

interface Props {
  /** Null when unknown. */
  active: boolean | null;
}

export function ActiveBadge({ active }: Props) {
  const text = useText(peopleTexts);
  if (active === null) return text('value.none');
  return <StateBadge state={active ? 'good' : 'off'}>{text(active ? 'person.active' : 'person.inactive')}</StateBadge>;
}
