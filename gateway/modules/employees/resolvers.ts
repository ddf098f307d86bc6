/** Resolvers of employees: by page and by id, their relations, and changing them. */
import { employees } from '../../../rest/contract/employees.ts';
import { requireRole } from '../../graphql/access.ts';
import { connect, type Page } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { badInput } from '../../graphql/errors.ts';
import { forgettingPerson } from '../../graphql/forgetting-person.ts';
import { mutation } from '../../graphql/mutation.ts';
import { roleWord } from '../../graphql/roles.ts';
import type {
  AddEmployeeInput,
  AddEmployeePayload,
  MakePasswordLinkInput,
  MakePasswordLinkPayload,
  Role,
  SetEmployeeActiveInput,
  SetEmployeeActivePayload,
  UpdateEmployeeInput,
  UpdateProfileInput,
} from '../../graphql/types.generated.ts';
import { nothingWritten, toWritten, type Written } from '../../graphql/written-id.ts';
import { text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import { attendanceReport } from '../attendance/report.ts';
import { dayOf } from '../days/day.ts';
import { dealersOf } from '../dealers/resolvers.ts';
import { farmersOf } from '../farmers/resolvers.ts';
import { meetingsOf } from '../meetings/resolvers.ts';
import { employeeFilters, filterParameters, idList } from '../people/list-filters.ts';
import { presentFields, wirePerson, wirePersonChange } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { type EmployeeModel, employee } from './employee.ts';
import { findEmployee } from './find-employee.ts';

/** Returns true for roles beyond USER, whose people are reserved for admins (docs/calls.md). */
const isPrivileged = (roles: readonly Role[]) => roles.some((role) => role !== 'USER');

const words = (roles: readonly Role[]) => [...new Set(roles)].map(roleWord);

const writtenEmployee = ({ writtenId }: Written, _args: object, context: Context) => (writtenId === null ? null : findEmployee(context, writtenId));

export const employeeResolvers: Resolvers = {
  Query: {
    async employees(_root, { roles, ids, filter, orderBy, ...args }, context) {
      if (roles.length === 0) throw badInput('roles', '"roles" must name at least one role');
      if (isPrivileged(roles)) await requireRole(context, ['ADMIN']);
      const { typed, chosen } = employeeFilters(filter ?? {});
      const filters = { roles: words(roles).join(','), ...filterParameters(context.calls, typed, { ...chosen, ids: idList(ids), order: orderBy }) };
      const list = { field: 'employees', filters };
      const call = employees.fetchAllEmployeeByPage;
      // Without sorting, for the documented order.
      const request = ({ number, size }: Page, afterId: string | null) => ({
        query: { pageNumber: number, pageSize: size, ...filters, ...presentFields({ afterId }) },
      });
      return connect(args, { list, call, request, node: employee, continues: true }, context);
    },
    async employee(_root, { id }, context) {
      const found = await findEmployee(context, id);
      if (isPrivileged(found.roles)) await requireRole(context, ['ADMIN']);
      return found;
    },
    async profile(_root, _args, { calls }) {
      const { payload } = await calls.send(employees.getProfile, {});
      return employee(payload);
    },
  },
  // These fields exist on list rows too, with a call for each within the call budget.
  Employee: {
    farmers: ({ id }, args, context) => farmersOf({ ...args, userId: id }, context),
    dealers: ({ id }, args, context) => dealersOf({ ...args, userId: id }, context),
    meetings: ({ id }, args, context) => meetingsOf({ ...args, userId: id }, context),
    attendance: ({ id }, args, context) => attendanceReport(id, args, context),
    dayDashboard: ({ id }, { date }, context) => dayOf(id, date, context),
  },
  AddEmployeePayload: { employee: writtenEmployee },
  SetEmployeeActivePayload: { employee: writtenEmployee },
  Mutation: {
    addEmployee: mutation<AddEmployeeInput, Written & Pick<AddEmployeePayload, 'setPasswordUrl'>>(
      'addEmployee',
      { setPasswordUrl: null, ...nothingWritten },
      async ({ roles = ['USER'], ...person }, context) => {
        if (isPrivileged(roles)) await requireRole(context, ['ADMIN']);
        const { calls, services } = context;
        const body = { ...wirePerson(person), role: words(roles) };
        const { message, payload } = await calls.send(employees.addUser, { body }).finally(() => services.directory.clear());
        return { message, result: { setPasswordUrl: setPasswordUrl(payload.setPasswordToken, context), ...toWritten(payload.addedId, calls) } };
      },
    ),
    setEmployeeActive: mutation<SetEmployeeActiveInput, Written & Pick<SetEmployeeActivePayload, 'active'>>(
      'setEmployeeActive',
      { active: null, ...nothingWritten },
      async ({ email, active }, { calls, services }) => {
        const { message, payload } = await forgettingPerson(
          services.tokenRoles,
          (done) => text(done?.payload.userId),
          calls.send(employees.activateUser, { body: { activate: active, email } }).finally(() => services.directory.clear()),
        );
        return { message, result: { active, ...toWritten(payload.userId, calls) } };
      },
    ),
    updateEmployee: mutation<UpdateEmployeeInput, { employee: EmployeeModel | null }>(
      'updateEmployee',
      { employee: null },
      async ({ userId, version, roles, payrollId, ...person }, { calls, services }) => {
        const body = {
          ...wirePersonChange(person),
          userId,
          ...(typeof version === 'number' && { version }),
          ...(payrollId !== undefined && { payrollId }),
          ...(roles !== undefined && { roles: words(roles ?? []) }),
        };
        const { message, payload } = await forgettingPerson(services.tokenRoles, () => userId, calls.send(employees.updateUser, { body }));
        return { message, result: { employee: employee(payload) } };
      },
    ),
    makePasswordLink: mutation<MakePasswordLinkInput, Pick<MakePasswordLinkPayload, 'setPasswordUrl' | 'expiresAt'>>(
      'makePasswordLink',
      { setPasswordUrl: null, expiresAt: null },
      async ({ userId }, context) => {
        const { calls } = context;
        const { message, payload } = await calls.send(employees.makePasswordLink, { body: { userId } });
        return { message, result: { setPasswordUrl: setPasswordUrl(payload.setPasswordToken, context), expiresAt: dateTime(payload.expiresAt) } };
      },
    ),
    updateProfile: mutation<UpdateProfileInput, { profile: EmployeeModel | null }>(
      'updateProfile',
      { profile: null },
      async ({ version, ...person }, { calls }) => {
        const { message, payload } = await calls.send(employees.updateProfile, {
          body: { ...wirePersonChange(person), ...(typeof version === 'number' && { version }) },
        });
        return { message, result: { profile: employee(payload) } };
      },
    ),
  },
};

/** Returns the link for the added person to set a password. The token is an extension. */
function setPasswordUrl(token: unknown, { calls, services }: Context): string | null {
  return calls.extensions && typeof token === 'string' && token !== '' ? new URL(`/reset/${encodeURIComponent(token)}`, services.publicUrl).href : null;
}
