/** Renders the frame of staff home and its subpages: the option list beside the sheet. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Person } from '../../session/session-types.ts';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { type StaffOption, StaffOptions } from './StaffOptions.tsx';

interface Props {
  person: Person;
  /** The current option. */
  current?: StaffOption;
  children: ReactNode;
}

export function StaffPage({ person, current, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className="with-options">
      <StaffOptions person={person} current={current} />
      <PanelBoundary key={pathname}>{children}</PanelBoundary>
    </div>
  );
}
