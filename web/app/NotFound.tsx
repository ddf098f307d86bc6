/** What stands at an address that is no page. */
import { useText } from '../i18n/text-context.ts';
import { FurrowArt } from '../ui/FurrowArt.tsx';
import { HomeLink } from './HomeLink.tsx';
import { PageMessage } from './PageMessage.tsx';

export function NotFound() {
  const text = useText();
  return <PageMessage picture={<FurrowArt />} title={text('notFound.title')} detail={text('notFound.text')} actions={<HomeLink />} />;
}
