/** A dealer in a list, with when registered and details, or with what can be done. */
import type { FragmentType } from '@apollo/client';
import { joinParts } from '../../i18n/formats.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerRow } from './CustomerRow.tsx';
import { type DealerRow_DealerFragment, useDealerRow_DealerFragment } from './dealers.generated.ts';
import type { ToMeetProps } from './to-meet.ts';

interface Props {
  dealer: FragmentType<DealerRow_DealerFragment>;
  /** Stands in place of what is known. */
  action?: ToMeetProps['action'];
}

export function DealerRow({ dealer: from, action }: Props) {
  const dealer = useDealerRow_DealerFragment(from);
  if (dealer === undefined) return null;
  return (
    <CustomerRow customer={dealer}>
      {action === undefined ? (
        <CustomerFacts registeredAt={dealer.registeredAt} notes={dealer.details} notesText={dealer.detailsText} />
      ) : (
        <Cell kind="state" gridRow={{ mdDown: '1 / span 2' }}>
          {action({ id: dealer.id, name: joinParts([dealer.firstName, dealer.lastName], ' ') })}
        </Cell>
      )}
    </CustomerRow>
  );
}
