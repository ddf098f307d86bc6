/** Renders the choice of the employee whose visits are planned, and the customers who were selected for them in a list. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FailedPanel } from '../../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { ReturnTextLink } from '../../../ui/list/ReturnLink.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { EmployeeSearch } from '../EmployeeSearch.tsx';
import { idsOf } from './suggestions.ts';
import { weekTexts } from './texts/texts.ts';
import { type SelectedFarmersQuery, useSelectedDealersQuery, useSelectedFarmersQuery } from './week.generated.ts';

interface Props {
  /** Keys of the customers who were selected in a list. */
  customers: readonly string[];
  onChoose: (userId: string) => void;
  customerPath: (type: MeetingType, id: string) => string;
}

type Selected = Pick<NonNullable<SelectedFarmersQuery['customers']>['nodes'][number], 'id' | 'firstName' | 'lastName' | 'address' | 'lastVisit'>;

export function ChooseEmployee({ customers, onChoose, customerPath }: Props) {
  const text = useText(weekTexts);
  const write = useValues();
  const { selected, error, retry } = useSelected(customers);
  const title = text('plan.named', { count: customers.length });
  return (
    <chakra.div px="gutter" pb="4" display="grid" gap="4">
      <chakra.div maxW="440px" display="grid" gap="2">
        <EmployeeSearch label={text('week.employee')} suggested={usualVisitor(selected ?? [])} chosen={undefined} onChoose={({ id }) => onChoose(id)} />
        <Caption as="p">{text('plan.chooseEmployee')}</Caption>
      </chakra.div>
      {customers.length > 0 && (
        <section aria-label={title}>
          <strong>{title}</strong>
          {selected === undefined && (error === undefined ? <Spinner /> : <FailedPanel title={text('plan.namedFailed')} error={error} onRetry={retry} />)}
          <chakra.ul listStyleType="none" mt="1">
            {selected?.map(({ type, id, firstName, lastName, address }) => (
              <chakra.li key={`${type}-${id}`} py="1" borderBottomWidth="1px">
                <ReturnTextLink to={customerPath(type, id)}>{write.name({ firstName, lastName })}</ReturnTextLink>{' '}
                <Caption as="span">{write.place(address)}</Caption>
              </chakra.li>
            ))}
          </chakra.ul>
        </section>
      )}
    </chakra.div>
  );
}

/** Loads the selected customers; undefined until all have loaded. */
function useSelected(keys: readonly string[]) {
  const [farmerIds, dealerIds] = [idsOf('FARMER', keys), idsOf('DEALER', keys)];
  const farmers = useSelectedFarmersQuery(farmerIds === null ? skipToken : { variables: { ids: farmerIds } });
  const dealers = useSelectedDealersQuery(dealerIds === null ? skipToken : { variables: { ids: dealerIds } });
  const withType = (type: MeetingType, nodes: readonly Selected[] = []) => nodes.map((customer) => ({ type, ...customer }));
  const isLoaded = (farmerIds === null || farmers.data !== undefined) && (dealerIds === null || dealers.data !== undefined);
  return {
    selected: isLoaded ? [...withType('FARMER', farmers.data?.customers?.nodes), ...withType('DEALER', dealers.data?.customers?.nodes)] : undefined,
    error: farmers.error ?? dealers.error,
    retry: () => {
      for (const { refetch } of [farmers, dealers]) void refetch();
    },
  };
}

/** Returns the name of the employee who made most of the last visits; empty without visits. */
function usualVisitor(customers: readonly Selected[]): string {
  const counts = new Map<string, number>();
  for (const { lastVisit } of customers) if (lastVisit?.employeeName) counts.set(lastVisit.employeeName, (counts.get(lastVisit.employeeName) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
