/** Renders a phone number as a link, or '-' without one. In a row with a link, the phone link is above the row's link. */
import type { ComponentProps } from 'react';
import { formatPhone } from '../i18n/formats.ts';
import { useText } from '../i18n/text-context.ts';
import { classNames } from '../ui/class-names.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props extends Pick<ComponentProps<'a'>, 'className'> {
  number: string | null | undefined;
}

export function Phone({ number, className }: Props) {
  const none = useText(peopleTexts)('value.none');
  if (!number) return none;
  return (
    <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={classNames('phone', className)}>
      {formatPhone(number)}
    </a>
  );
}
