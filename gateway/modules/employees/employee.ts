/** Maps an employee of the REST API. Pure. */
import type { employees } from '../../../rest/contract/employees.ts';
import type { Connection } from '../../graphql/connection.ts';
import { roles } from '../../graphql/roles.ts';
import type { AddEmployeePayload, Employee, SetEmployeeActivePayload } from '../../graphql/types.generated.ts';
import type { WrittenModel } from '../../graphql/written-id.ts';
import { date, flag, id, integer, lastName, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { type ImageModel, images } from '../images/image.ts';
import { address, gender } from '../people/person.ts';

/** An employee without the fields that need further calls. */
export type EmployeeModel = Omit<Employee, 'pictures' | 'farmers' | 'dealers' | 'meetings' | 'attendance' | 'dayDashboard'> & {
  readonly pictures: ImageModel[];
};

export type AddEmployeeModel = WrittenModel & Pick<AddEmployeePayload, 'setPasswordUrl'>;
export type SetEmployeeActiveModel = WrittenModel & Pick<SetEmployeeActivePayload, 'active'>;
export type EmployeeConnectionModel = Connection<EmployeeModel>;

export type WireEmployee = LooseResponse<typeof employees.fetchEmployeeById>;

export function employee(wire: WireEmployee): EmployeeModel {
  return {
    id: id(wire.id),
    firstName: text(wire.firstName),
    middleName: text(wire.middleName),
    lastName: lastName(wire.lastName),
    phoneNumber: text(wire.phoneNumber),
    email: text(wire.email),
    gender: gender(wire.gender),
    dateOfBirth: date(wire.dob),
    active: flag(wire.active),
    roles: roles(wire.roles),
    pictures: images(wire.profilePicture),
    address: address(wire.addressDetails),
    payrollId: text(wire.payrollId),
    tool: null,
    version: integer(wire.version),
    lastChange: wire.lastChange ? { at: dateTime(wire.lastChange.at), employee: { id: id(wire.lastChange.id), name: personName(wire.lastChange.name) } } : null,
    updatedAt: dateTime(wire.updatedDate),
  };
}
