/** The page for an address that does not exist. */
import { useText } from '../i18n/text-context.ts';
import { HomeLink, PageMessage } from '../screens/PageMessage.tsx';
import { FurrowArt } from '../ui/FurrowArt.tsx';

export function NotFound() {
  const text = useText();
  return <PageMessage picture={<FurrowArt />} title={text('notFound.title')} detail={text('notFound.text')} actions={<HomeLink />} />;
}
