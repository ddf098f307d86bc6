/** The browser router with its frame, error pages and routes. */
import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration, useNavigation } from 'react-router-dom';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';
import { pageRoutes } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Renders the page of the address within the shell, and restores its scroll position. */
function Frame() {
  const { state } = useNavigation();
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
