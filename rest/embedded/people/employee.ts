/** A member of staff as the documentation shows one. */
import type { Static } from 'typebox';
import type { Employee } from '../../contract/employees.ts';
import type { employees } from '../database/tables.ts';

/** Nothing goes out that is not named here. */
export function toEmployee(row: typeof employees.$inferSelect): Static<typeof Employee> {
  const { id, firstName, middleName, lastName, phone, email, gender, dob, active, roles, profilePicture } = row;
  const { street, village, taluka, district, state, pinCode } = row;
  return {
    id,
    firstName,
    middleName,
    lastName,
    phoneNumber: phone,
    email,
    gender,
    dob,
    active,
    roles,
    profilePicture,
    addressDetails: { street, village, taluka, district, state, pinCode },
  };
}
