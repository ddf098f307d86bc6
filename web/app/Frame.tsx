/** Renders the page of the address within the shell, and restores its scroll position. */
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Shell } from './shell/Shell.tsx';

export function Frame() {
  const { state } = useNavigation();
  return (
    <>
      <Shell waits={state !== 'idle'}>
        <Outlet />
      </Shell>
      {/* After the page, whose heading may have taken the focus and scrolled into view. */}
      <ScrollRestoration />
    </>
  );
}
