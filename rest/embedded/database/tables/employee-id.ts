import { bigInteger } from './columns.ts';
import { employees } from './employees.ts';

/**
 * Returns a reference to an employee.
 * @param actions action on deletion of the employee, which is prevented by default
 */
export const employeeId = (actions?: { readonly onDelete: 'cascade' }) =>
  bigInteger()
    .notNull()
    .references(() => employees.id, actions);
