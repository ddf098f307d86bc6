/** View Farmers: all of them, narrowed by area and search, with the export; or those whom one employee registered. */

import type { ReactNode } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { AddLink } from '../../ui/AddLink.tsx';
import { CustomersSheet } from './CustomersSheet.tsx';
import { type CustomerFields, factColumns } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useExportFarmersMutation, useFarmerRow_FarmerFragment } from './farmers.generated.ts';
import { customersTexts } from './texts/customers/texts.ts';
import { farmersTexts } from './texts/farmers/texts.ts';
import { useFarmers } from './use-farmers.ts';
import type { CustomersView, OnView } from './view.ts';

interface Props {
  /** What counts as one page, see PageTitle. */
  place: string;
  /** Only those whom this employee registered: the search asks for everybody's, so that list is not narrowed. */
  userId?: string;
  view: CustomersView;
  onView: OnView;
  /** Where a farmer is added. */
  addPath?: string;
  /** Where meetings with them are scheduled. */
  schedule?: ReactNode;
  /** See PagedList. */
  isNew?: ((customer: CustomerFields) => boolean) | undefined;
}

export function FarmersPanel({ place, userId, view, onView, addPath, schedule, isNew }: Props) {
  const text = useText(farmersTexts, customersTexts, personTexts);
  const write = useValues();
  const farmers = useFarmers({ userId, view, onView });
  const title = text('farmers.title');
  return (
    <CustomersSheet
      title={title}
      place={place}
      customers={farmers}
      columns={factColumns(text, write, text('farmers.crops'), userId !== undefined)}
      useFields={useFarmerRow_FarmerFragment}
      isNew={isNew}
      noMatch={(what) => text('farmers.noMatch', { what })}
      view={view}
      onView={onView}
      search={userId === undefined ? text('farmers.search') : undefined}
      actions={
        <>
          {userId === undefined && <ExportButton title={title} view={view} useExport={useExportFarmersMutation} />}
          {schedule}
          {addPath !== undefined && <AddLink to={addPath}>{text('farmers.add')}</AddLink>}
        </>
      }
    />
  );
}
