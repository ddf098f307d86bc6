/** An e-mail address; where it does not fit it goes on below from its @ on, not in the middle of a word. '-' where there is none. */
import { useText } from '../i18n/text-context.ts';
import { peopleTexts } from './texts/texts.ts';

export function Email({ address }: { address: string | null }) {
  const none = useText(peopleTexts)('value.none');
  if (!address) return none;
  const [name, ...domain] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{domain.join('@')}
    </>
  );
}
