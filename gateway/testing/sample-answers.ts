/** A small REST API without extensions: three accounts, and a response for every documented call. */
import { indiaDate } from '../../rest/contract/clock.ts';
import { employees } from '../../rest/contract/employees.ts';
import { roleWords } from '../../rest/contract/fields.ts';
import { session } from '../../rest/contract/session.ts';
import type { FakeRest } from './fake-rest.ts';
import { answerWithCustomers } from './sample-customers.ts';
import { pageOf } from './sample-page.ts';
import { type SampleEmployee, sampleAccounts, sampleEmployees } from './sample-people.ts';
import { answerWithQr } from './sample-qr.ts';
import { answerWithWork } from './sample-work.ts';

/** Makes the fake answer all documented calls with the sample. @param today the day around which attendance and meetings are, `YYYY-MM-DD` */
export function answerWithSample(fake: FakeRest, today: string = indiaDate(new Date())): void {
  answerWithPeople(fake);
  answerWithCustomers(fake);
  answerWithWork(fake, today);
  answerWithQr(fake, today);
}

function answerWithPeople(fake: FakeRest): void {
  const accounts = new Map<string, SampleEmployee>();
  for (const [username, id] of Object.entries(sampleAccounts)) {
    const person = sampleEmployees.find((employee) => employee.id === id);
    if (person) accounts.set(username, person);
  }
  fake.answer(session.signIn, ({ body }) => {
    const { username, password } = Object(body);
    const person = accounts.get(username);
    if (!person || password !== 'password') return { status: 401, body: { status: false, message: 'Bad credentials' } };
    const { id, firstName, lastName, roles } = person;
    return { payload: { token: username, id, firstName, lastName, roles } };
  });
  for (const call of [session.userDetails, employees.getProfile]) {
    fake.answer(call, ({ token }) => {
      const person = accounts.get(token ?? '');
      return person ? { payload: person } : { status: 401, body: { status: false, message: 'Session expired' } };
    });
  }
  fake.answer(employees.fetchAllEmployeeByPage, (request) => {
    const words = request.query['roles']?.split(',') ?? [];
    const listed = sampleEmployees.filter(({ roles }) => roles.some((role) => words.includes(roleWords[role])));
    return { payload: pageOf(listed, request) };
  });
  fake.answer(employees.addUser, { payload: { message: 'User added' } });
  fake.answer(employees.activateUser, { payload: { message: 'User changed' } });
  fake.answer(session.signUp, { payload: { message: 'User registered' } });
  fake.answer(session.forgotPassword, { payload: { message: 'A link is on its way' } });
  for (const call of [session.resetPassword, session.changePassword]) fake.answer(call, { payload: { message: 'Password changed' } });
}
