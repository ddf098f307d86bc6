/** Pages without content of their own. */
import { Button } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { logOut } from '../features/session/log-out.ts';
import { useText } from '../i18n/text-context.ts';
import { FurrowArt } from '../ui/FurrowArt.tsx';
import { HomeLink, PageMessage } from './PageMessage.tsx';
import { homePath } from './paths.ts';

/** Renders the page for a signed-in person whose roles do not allow the requested page. */
export function NoAccessPage() {
  const text = useText();
  const { pathname, search } = useLocation();
  const atHome = pathname + search === homePath();
  return (
    <PageMessage
      picture={<Lock />}
      title={text('failure.forbidden')}
      detail={text('failure.forbiddenHelp')}
      actions={
        <>
          {!atHome && <HomeLink />}
          <Button onClick={logOut}>{text('action.logout')}</Button>
        </>
      }
    />
  );
}

/** Renders the page for an address that does not exist. */
export function NotFound() {
  const text = useText();
  return <PageMessage picture={<FurrowArt />} title={text('notFound.title')} detail={text('notFound.text')} actions={<HomeLink />} />;
}
