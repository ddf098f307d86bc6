/** Renders the farmers or dealers that a meeting can be scheduled with, filtered by area and search, each with an action. */
import { useText } from '../../i18n/text-context.ts';
import type { SchedulingParts } from '../../people/party.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { Crumb } from '../../ui/breadcrumb-context.ts';
import { type CustomersList, CustomersSheet } from './CustomersSheet.tsx';
import { actionColumns } from './columns.tsx';
import { customersTexts } from './texts/texts.ts';

interface Props extends SchedulingParts, CustomersList {
  /** The page from which the list was opened. */
  back?: Crumb | undefined;
}

export function CustomersToMeet({ actionLabel, action, ...list }: Props) {
  const text = useText(customersTexts, peopleTexts);
  return <CustomersSheet {...list} columns={actionColumns(text, useValues(), { actionLabel, action })} narrows />;
}
