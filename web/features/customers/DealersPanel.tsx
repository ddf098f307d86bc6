/** View Dealers: all of them, narrowed by area and search, with the export; or those whom one employee registered. */

import type { ReactNode } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { AddLink } from '../../ui/AddLink.tsx';
import { CustomersSheet } from './CustomersSheet.tsx';
import { type CustomerFields, factColumns } from './columns.tsx';
import { useDealerRow_DealerFragment, useExportDealersMutation } from './dealers.generated.ts';
import { ExportButton } from './ExportButton.tsx';
import { customersTexts } from './texts/customers/texts.ts';
import { dealersTexts } from './texts/dealers/texts.ts';
import { useDealers } from './use-dealers.ts';
import type { CustomersView, OnView } from './view.ts';

interface Props {
  /** What counts as one page, see PageTitle. */
  place: string;
  /** Only those whom this employee registered: the search asks for everybody's, so that list is not narrowed. */
  userId?: string;
  view: CustomersView;
  onView: OnView;
  /** Where a dealer is added. */
  addPath?: string;
  /** Where meetings with them are scheduled. */
  schedule?: ReactNode;
  /** See PagedList. */
  isNew?: ((customer: CustomerFields) => boolean) | undefined;
}

export function DealersPanel({ place, userId, view, onView, addPath, schedule, isNew }: Props) {
  const text = useText(dealersTexts, customersTexts, personTexts);
  const write = useValues();
  const dealers = useDealers({ userId, view, onView });
  const title = text('dealers.title');
  return (
    <CustomersSheet
      title={title}
      place={place}
      customers={dealers}
      columns={factColumns(text, write, text('dealers.details'), userId !== undefined)}
      useFields={useDealerRow_DealerFragment}
      isNew={isNew}
      noMatch={(what) => text('dealers.noMatch', { what })}
      view={view}
      onView={onView}
      search={userId === undefined ? text('dealers.search') : undefined}
      actions={
        <>
          {userId === undefined && <ExportButton title={title} view={view} useExport={useExportDealersMutation} />}
          {schedule}
          {addPath !== undefined && <AddLink to={addPath}>{text('dealers.add')}</AddLink>}
        </>
      }
    />
  );
}
