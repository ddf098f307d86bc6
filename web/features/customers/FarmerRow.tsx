/** A farmer in a list, with when registered and crops, or with what can be done. */
import type { FragmentType } from '@apollo/client';
import { joinParts } from '../../i18n/formats.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerRow } from './CustomerRow.tsx';
import { type FarmerRow_FarmerFragment, useFarmerRow_FarmerFragment } from './farmers.generated.ts';
import type { ToMeetProps } from './to-meet.ts';

interface Props {
  farmer: FragmentType<FarmerRow_FarmerFragment>;
  /** Stands in place of what is known. */
  action?: ToMeetProps['action'];
}

export function FarmerRow({ farmer: from, action }: Props) {
  const farmer = useFarmerRow_FarmerFragment(from);
  if (farmer === undefined) return null;
  return (
    <CustomerRow customer={farmer}>
      {action === undefined ? (
        <CustomerFacts registeredAt={farmer.registeredAt} notes={farmer.crops} notesText={farmer.cropsText} />
      ) : (
        <Cell kind="state" gridRow={{ mdDown: '1 / span 2' }}>
          {action({ id: farmer.id, name: joinParts([farmer.firstName, farmer.lastName], ' ') })}
        </Cell>
      )}
    </CustomerRow>
  );
}
