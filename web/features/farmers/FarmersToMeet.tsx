/** The farmers with whom a meeting can be scheduled: narrowed by area and search, each with what can be done. */
import { CustomersSheet } from '../../client/customers/CustomersSheet.tsx';
import { actionColumns } from '../../client/customers/columns.ts';
import type { ToMeetProps } from '../../client/customers/to-meet.ts';
import { customersTexts } from '../../i18n/customers/texts.ts';
import { farmersTexts } from '../../i18n/farmers/texts.ts';
import { personTexts } from '../../i18n/person/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { FarmerRow } from './FarmerRow.tsx';
import { useFarmers } from './use-farmers.ts';

export function FarmersToMeet({ title, place, note, back, view, onView, actionLabel, action, notice }: ToMeetProps) {
  const text = useText(farmersTexts, customersTexts, personTexts);
  return (
    <CustomersSheet
      title={title}
      place={place}
      note={note}
      back={back}
      customers={useFarmers({ view, onView })}
      columns={actionColumns(text, actionLabel)}
      row={(farmer) => <FarmerRow key={farmer.id} farmer={farmer} action={action} />}
      view={view}
      onView={onView}
      search={text('farmers.search')}
      notice={notice}
    />
  );
}
