/** Renders the filter of a list by a row of a report, which is removed by a press. */
import { skipToken } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { QrUseGroup } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import type { FilterValues } from '../../ui/list/filters.ts';
import { mainContentId } from '../../ui/main-content.ts';
import { usePlaces } from '../area-names/use-places.ts';
import { fullName } from '../names.ts';
import { useReportRowEmployeeQuery } from '../people.generated.ts';
import { peopleTexts } from '../texts/texts.ts';
import { areaOfKey, noDealer, reportRowOf } from './report-row.ts';

/**
 * Returns the filter's chip and its words, which are empty without a row.
 * @param product the name of the product variant of a row by product
 */
export function useReportRow(
  values: FilterValues,
  onValues: (values: FilterValues) => void,
  product?: string | undefined,
): { readonly row: ReactNode; readonly words: string } {
  const text = useText(peopleTexts);
  const places = usePlaces();
  const row = reportRowOf(values, Object.values(QrUseGroup));
  const { data } = useReportRowEmployeeQuery(row?.groupBy === QrUseGroup.EMPLOYEE && row.key !== noDealer ? { variables: { id: row.key } } : skipToken);
  if (row === undefined) return { row: undefined, words: '' };
  const nameOf = () => {
    if (row.key === noDealer) return text('person.noDealer');
    if (row.groupBy === QrUseGroup.TALUKA) return places.name(areaOfKey(row.key).taluka, areaOfKey(row.key).district);
    return (row.groupBy === QrUseGroup.EMPLOYEE ? data?.employee && fullName(data.employee) : product) || row.key;
  };
  const words = nameOf();
  const remove = () => {
    onValues({ ...values, group: '', key: '' });
    // The button leaves the page.
    document.getElementById(mainContentId)?.focus();
  };
  return {
    words,
    row: (
      <Button size="xs" h="control" aria-label={text('person.removeFilter', { name: words })} onClick={remove}>
        {words}
        <X />
      </Button>
    ),
  };
}
