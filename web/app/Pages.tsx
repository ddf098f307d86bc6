/** The page of the address within its frame, or why it cannot be shown. */
import { Component, type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Location, Router, renderMatches } from 'react-router-dom';
import type { Navigation } from '../ui/navigation/navigation.ts';
import { NavigationContext } from '../ui/navigation/navigation-context.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';
import { Shell } from './shell/Shell.tsx';

export function Pages({ navigation }: { navigation: Navigation }) {
  // Not in a transition: there the old page and the new one are drawn by turns, and each turn would ask the server anew.
  const { location, type, match, failure, scroll, waits } = useSyncExternalStore(navigation.subscribe, navigation.state);
  // The same page is left as it is while only what it reads of the address changes.
  const page = useMemo(() => match && renderMatches([match]), [match]);
  // After the page's own heading, which may have taken the focus and come into view.
  useLayoutEffect(() => {
    if (scroll !== undefined) window.scrollTo(0, scroll.top);
  }, [scroll]);
  return (
    <Router location={location} navigationType={type} navigator={navigation} useTransitions={false}>
      <NavigationContext value={navigation}>
        {/* An error of the frame itself is displayed without the frame. */}
        <ErrorBoundary location={location}>
          <Shell waits={waits}>
            <ErrorBoundary location={location}>{failure === undefined ? (page ?? <PageSkeleton />) : <RouteError error={failure.error} />}</ErrorBoundary>
          </Shell>
        </ErrorBoundary>
      </NavigationContext>
    </Router>
  );
}

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

interface BoundaryState {
  /** The address at which it was, which the next navigation leaves with it. */
  location: Location;
  fault?: { error: unknown } | undefined;
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, fault: undefined };
  }

  override render() {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : <RouteError error={fault.error} />;
  }
}
