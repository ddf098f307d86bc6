/** /addEmployee, /addFarmer and /addDealer: the form beside the option list. */
import { Suspense } from 'react';
import type { Person } from '../../session/session-types.ts';
import { AddPerson } from './AddPerson.tsx';
import type { AddPanel } from './home-path.ts';
import { optionOf } from './StaffOptions.tsx';
import { StaffPage } from './StaffPage.tsx';

interface Props {
  person: Person;
  panel: AddPanel;
}

export function AddPersonPage({ person, panel }: Props) {
  return (
    <StaffPage person={person} current={optionOf(panel)}>
      <Suspense fallback={null}>
        <AddPerson person={person} panel={panel} />
      </Suspense>
    </StaffPage>
  );
}
