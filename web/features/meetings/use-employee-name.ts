/** The name of the employee who goes to a meeting. */
import { joinParts } from '../../i18n/formats.ts';
import { useEmployeeToSendQuery } from './meetings.generated.ts';

/** Undefined until it is known; `unknown` when there is no such employee, or nobody can say. */
export function useEmployeeName(id: string): { name: string | undefined; unknown: boolean } {
  const { data, error } = useEmployeeToSendQuery({ variables: { id } });
  const employee = data?.employee ?? undefined;
  return { name: employee && joinParts([employee.firstName, employee.lastName], ' '), unknown: employee === undefined && error !== undefined };
}
