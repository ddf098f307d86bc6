/** Employees for tests. */
import type { Unmasked } from '@apollo/client';
import type { EmployeesQuery } from '../features/employees/employees.generated.ts';
import { FindEmployeesDocument, type FindEmployeesQuery } from '../features/meetings/meetings.generated.ts';
import { type Answer, answer } from './server.ts';

type Page = NonNullable<Unmasked<EmployeesQuery>['employees']>;

type Employee = Page['nodes'][number];

export const employee = (id: string, fields: Partial<Employee> = {}): Employee => ({
  __typename: 'Employee',
  id,
  firstName: 'Ganesh',
  middleName: 'Ramesh',
  lastName: `Shinde ${id}`,
  email: `${id}@example.in`,
  phoneNumber: '9822041735',
  active: true,
  roles: ['USER'],
  pictures: [{ __typename: 'Image', url: `/images/${id}.png` }],
  address: { __typename: 'Address', taluka: 'Shirur', district: 'Pune' },
  ...fields,
});

/** Returns a page of employees. @param hasNextPage null when the REST API has no total */
export const employeePage = (nodes: Employee[], hasNextPage: boolean | null = false): { employees: Page } => ({
  employees: { __typename: 'EmployeeConnection', nodes, totalCount: hasNextPage === null ? null : hasNextPage ? 1000 : 0 },
});

/** Answers every search for an employee with this active one. */
export const answerFoundEmployee = (id: string, firstName: string, lastName: string) =>
  answer(FindEmployeesDocument, (): Answer<FindEmployeesQuery> => {
    const node = { __typename: 'Employee' as const, id, firstName, lastName, active: true };
    return { data: { search: [{ __typename: 'SearchGroup', kind: 'EMPLOYEES', hits: [{ __typename: 'SearchHit', node }] }] } };
  });
