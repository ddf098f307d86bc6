/** The browser router of the product: its frame, error pages and routes. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { Frame } from './Frame.tsx';
import { RouteError } from './RouteError.tsx';
import { pageRoutes } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Starts to follow the browser's history and to load the page of its address. */
export const createAppRouter = (pages: RouteObject[] = pageRoutes): AppRouter =>
  createBrowserRouter([
    {
      element: <Frame />,
      // An error of the frame itself is shown without the frame.
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
