/** The employee that an address names, from the cache at once and then fetched again. */
import { skipToken } from '@apollo/client/react';
import { useEmployeeQuery } from '../../features/employees/employees.generated.ts';
import { joinParts } from '../../i18n/formats.ts';

/** @param user the employee's ID; none is asked for without one */
export function useEmployee(user: string | undefined) {
  const { data, error, refetch } = useEmployeeQuery(user === undefined ? skipToken : { variables: { id: user }, fetchPolicy: 'cache-and-network' });
  const employee = data?.employee ?? undefined;
  return {
    employee,
    /** Empty while it is not known: an ID in its place would only flash. */
    name: employee === undefined ? '' : joinParts([employee.firstName, employee.lastName], ' ') || employee.id,
    /** Why there is nobody to show. */
    error: employee === undefined ? error : undefined,
    refetch,
  };
}
