/** Renders a phone number as a link, or '-' without one. In a row with a link, the phone link is above the row's link. */
import { formatPhone } from '../i18n/formats.ts';
import { useText } from '../i18n/text-context.ts';
import { peopleTexts } from './texts/texts.ts';

export function Phone({ number }: { number: string | null | undefined }) {
  const none = useText(peopleTexts)('value.none');
  if (!number) return none;
  return (
    <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className="phone">
      {formatPhone(number)}
    </a>
  );
}
