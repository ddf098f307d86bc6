/** The dealers with whom a meeting can be scheduled: narrowed by area and search, each with what can be done. */

import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { CustomersSheet } from './CustomersSheet.tsx';
import { actionColumns } from './columns.tsx';
import { useDealerRow_DealerFragment } from './dealers.generated.ts';
import { customersTexts } from './texts/customers/texts.ts';
import { dealersTexts } from './texts/dealers/texts.ts';
import type { ToMeetProps } from './to-meet.ts';
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
      columns={actionColumns(text, useValues(), { actionLabel, action })}
      useFields={useDealerRow_DealerFragment}
      noMatch={(what) => text('dealers.noMatch', { what })}
      view={view}
      onView={onView}
      search={text('dealers.search')}
      notice={notice}
    />
  );
}
