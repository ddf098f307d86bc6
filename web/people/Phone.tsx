/** A telephone number that can be called; '-' where there is none. In a row that opens something it stands above the row's own link. */
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
