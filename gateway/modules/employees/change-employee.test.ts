/** Changing an employee and creating a password link: extensions that need all their arguments supported. */
import { expect, test } from 'vitest';
import { employees } from '../../../rest/contract/employees.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const update = `mutation {
  updateEmployee(input: {
    userId: "3", firstName: "Sunita", lastName: "Patil", dateOfBirth: "1990-02-28", gender: FEMALE, phoneNumber: "9876543210", email: "sunita@example.in",
    address: { street: "Station Road", taluka: "Haveli", district: "Pune", state: "Maharashtra", pinCode: "411001" }, roles: [USER, MODERATOR, USER]
  }) { employee { id roles } userErrors { code } }
}`;
const link = 'mutation { makePasswordLink(input: { userId: "3" }) { message setPasswordUrl expiresAt userErrors { code } } }';

test('sends only the given fields of a change, and null as empty text', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(employees.updateUser, { payload: { id: 3 } });
  const change = (fields: string) => `mutation { updateEmployee(input: { userId: "3", ${fields} }) { userErrors { code } } }`;
  await gateway.ask(change('phoneNumber: "9876543210", middleName: null'), {}, 'admin');
  expect(gateway.rest.log.at(-1)?.body).toEqual({ userId: '3', phoneNumber: '9876543210', middleName: '' });
  gateway.rest.answer(employees.updateProfile, { payload: { id: 3 } });
  await gateway.ask('mutation { updateProfile(input: { dateOfBirth: null, firstName: "Sunita" }) { userErrors { code } } }', {}, 'admin');
  expect(gateway.rest.log.at(-1)?.body).toEqual({ dob: null, firstName: 'Sunita' });
});

test('sends a change and returns the changed employee', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(employees.updateUser, { payload: { id: 3, roles: ['ROLE_USER', 'ROLE_MODERATOR'] } });
  const { result } = await gateway.ask(update, {}, 'admin');
  expect(result).toEqual({ data: { updateEmployee: { employee: { id: '3', roles: ['USER', 'MODERATOR'] }, userErrors: [] } } });
  expect(gateway.rest.log.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/api/user/updateUser',
    body: { userId: '3', firstName: 'Sunita', dob: '1990-02-28', gender: 'Female', street: 'Station Road', roles: ['user', 'mod'] },
  });
});

test('sends the version of a change, and returns a conflict for an outdated one', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const asked = '{ employee(id: "3") { version lastChange { at employee { id name } } } }';
  gateway.rest.answer(employees.fetchEmployeeById, {
    payload: { id: 3, roles: [], version: 4, lastChange: { at: '2026-11-20T10:00:00.000+05:30', id: 7, name: 'Asha Patil' } },
  });
  expect((await gateway.ask(asked, {}, 'admin')).result.data).toEqual({
    employee: { version: 4, lastChange: { at: '2026-11-20T10:00:00.000+05:30', employee: { id: '7', name: 'Asha Patil' } } },
  });
  gateway.rest.answer(employees.updateUser, { status: 409, payload: { status: false, message: 'Asha Patil has changed this meanwhile' } });
  const { result } = await gateway.ask(update.replace('userId: "3"', 'userId: "3", version: 3'), {}, 'admin');
  expect(result.data).toEqual({ updateEmployee: { employee: null, userErrors: [{ code: 'CONFLICT' }] } });
  expect(gateway.rest.log.at(-1)?.body).toMatchObject({ userId: '3', version: 3 });
  await gateway.ask(update, {}, 'admin');
  expect(gateway.rest.log.at(-1)?.body).not.toHaveProperty('version');
});

test('returns the REST API’s versions in a list', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 3, version: 2 }, { id: 4 }], total: 2 });
  const { result } = await gateway.ask('{ employees { nodes { version lastChange { at } } } }', {}, 'moderator');
  expect(result.data).toEqual({
    employees: {
      nodes: [
        { version: 2, lastChange: null },
        { version: null, lastChange: null },
      ],
    },
  });
});

test('returns a link to the web client with its expiry', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(employees.makePasswordLink, { payload: { message: 'Made', setPasswordToken: 'a/b', expiresAt: '2026-11-27T10:00:00.000+05:30' } });
  const { result } = await gateway.ask(link, {}, 'admin');
  expect(result.data).toEqual({
    makePasswordLink: {
      message: 'Made',
      setPasswordUrl: expect.stringMatching(/^http.*\/reset\/a%2Fb$/),
      expiresAt: '2026-11-27T10:00:00.000+05:30',
      userErrors: [],
    },
  });
});
