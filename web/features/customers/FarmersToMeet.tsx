/** The farmers with whom a meeting can be scheduled: narrowed by area and search, each with what can be done. */

import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { CustomersSheet } from './CustomersSheet.tsx';
import { actionColumns } from './columns.tsx';
import { useFarmerRow_FarmerFragment } from './farmers.generated.ts';
import { customersTexts } from './texts/customers/texts.ts';
import { farmersTexts } from './texts/farmers/texts.ts';
import type { ToMeetProps } from './to-meet.ts';
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
      columns={actionColumns(text, useValues(), { actionLabel, action })}
      useFields={useFarmerRow_FarmerFragment}
      noMatch={(what) => text('farmers.noMatch', { what })}
      view={view}
      onView={onView}
      search={text('farmers.search')}
      notice={notice}
    />
  );
}
