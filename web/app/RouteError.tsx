/** Renders an unexpected error with its text. A script that is missing because of a newer build is not reported as an error. */
import { Button } from '@chakra-ui/react';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { useText } from '../i18n/text-context.ts';
import { HomeLink } from '../screens/HomeLink.tsx';
import { PageMessage } from '../screens/PageMessage.tsx';
import { ChunkError } from '../ui/load-chunk.ts';
import { useNewerBuild } from '../ui/newer-build.ts';

export function RouteError() {
  const text = useText();
  const error = useRouteError();
  const isGone = useNewerBuild() && error instanceof ChunkError;
  const detail = error instanceof ChunkError ? text('error.chunk', { type: error.type }) : error instanceof Error ? error.message : String(error);
  return (
    <PageMessage
      picture={isGone ? <RefreshCw /> : <TriangleAlert />}
      title={text(isGone ? 'bar.newer' : 'error.unexpected')}
      detail={isGone ? text('error.newer') : detail}
      actions={
        <>
          <Button onClick={() => location.reload()}>{text('action.reload')}</Button>
          <HomeLink />
        </>
      }
    />
  );
}
