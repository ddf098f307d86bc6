import { bigInteger } from './columns.ts';
import { employees } from './employees.ts';

/** The employee whom a row names. @param actions what becomes of the row when they are deleted; they cannot be, unless it says so */
export const employeeId = (actions?: { readonly onDelete: 'cascade' }) =>
  bigInteger()
    .notNull()
    .references(() => employees.id, actions);
