/** The frame of staff home and of the screens that are opened from there: the option list beside one sheet. */
import type { ReactNode } from 'react';
import type { Person } from '../../session/session-types.ts';
import { type StaffOption, StaffOptions } from './StaffOptions.tsx';

interface Props {
  person: Person;
  /** The option that led here. */
  current?: StaffOption;
  children: ReactNode;
}

export function StaffPage({ person, current, children }: Props) {
  return (
    <div className="with-options">
      <StaffOptions person={person} current={current} />
      {children}
    </div>
  );
}
