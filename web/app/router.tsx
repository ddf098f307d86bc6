/** The browser router with its frame, error pages and routes. */
import { Button } from '@chakra-ui/react';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration, useNavigation, useRouteError } from 'react-router-dom';
import { useText } from '../i18n/text-context.ts';
import { HomeLink, PageMessage } from '../screens/PageMessage.tsx';
import { ChunkError } from '../ui/load-chunk.ts';
import { useNewerBuild } from '../ui/newer-build.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { pageRoutes } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Renders the page of the address within the shell, and restores its scroll position. */
function Frame() {
  const { state } = useNavigation();
  useEffect(() => {
    // `ScrollRestoration` lets the browser scroll once the page is hidden. The back-forward cache restores a page without mounting it.
    const onShow = () => {
      history.scrollRestoration = 'manual';
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return (
    <>
      <Shell waits={state !== 'idle'}>
        <Outlet />
      </Shell>
      {/* After the page, because its heading may have received the focus and scrolled into view. */}
      <ScrollRestoration />
    </>
  );
}

/** Starts to follow the browser's history and to load the page of its address. */
export const createAppRouter = (pages: RouteObject[] = pageRoutes): AppRouter =>
  createBrowserRouter([
    {
      element: <Frame />,
      // An error of the frame itself is rendered without the frame.
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, hydrateFallbackElement: <PageSkeleton />, children: pages }],
    },
  ]);

/** Resolves when the first page can be shown. */
export const firstPage = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Renders an unexpected error with its text. A script that is missing because of a newer build is not reported as an error. */
function RouteError() {
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
