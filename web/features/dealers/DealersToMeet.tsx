/** The dealers with whom a meeting can be scheduled: narrowed by area and search, each with what can be done. */
import { CustomersSheet } from '../../client/customers/CustomersSheet.tsx';
import { actionColumns } from '../../client/customers/columns.ts';
import type { ToMeetProps } from '../../client/customers/to-meet.ts';
import { customersTexts } from '../../i18n/customers/texts.ts';
import { dealersTexts } from '../../i18n/dealers/texts.ts';
import { personTexts } from '../../i18n/person/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { DealerRow } from './DealerRow.tsx';
import { useDealers } from './use-dealers.ts';

export function DealersToMeet({ title, place, note, back, view, onView, actionLabel, action, notice }: ToMeetProps) {
  const text = useText(dealersTexts, customersTexts, personTexts);
  return (
    <CustomersSheet
      title={title}
      place={place}
      note={note}
      back={back}
      customers={useDealers({ view, onView })}
      columns={actionColumns(text, actionLabel)}
      row={(dealer) => <DealerRow key={dealer.id} dealer={dealer} action={action} />}
      view={view}
      onView={onView}
      search={text('dealers.search')}
      notice={notice}
    />
  );
}
