/** The page after an unexpected error: the specified heading and the error's text. */
import { Button } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { useText } from '../i18n/text-context.ts';
import { HomeLink } from '../screens/HomeLink.tsx';
import { PageMessage } from '../screens/PageMessage.tsx';
import { ChunkError } from '../ui/load-chunk.ts';

export function RouteError() {
  const text = useText();
  const error = useRouteError();
  const detail = error instanceof ChunkError ? text('error.chunk', { type: error.type }) : error instanceof Error ? error.message : String(error);
  return (
    <PageMessage
      picture={<TriangleAlert />}
      title={text('error.unexpected')}
      detail={detail}
      actions={
        <>
          <Button onClick={() => location.reload()}>{text('action.reload')}</Button>
          <HomeLink />
        </>
      }
    />
  );
}
