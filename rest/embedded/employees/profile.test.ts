import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { employees as contract } from '../../contract/employees.ts';
import { addPayload } from '../testing/add-payload.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const rest = await shareTestServer();
await addPerson(rest.database, 'known', ['ROLE_USER'], { email: 'known@demo.example', phone: '9000000001' });

async function signedIn(username: string, more: Parameters<typeof addPerson>[3] = {}): Promise<string> {
  await addPerson(rest.database, username, ['ROLE_USER'], more);
  return rest.signIn(username);
}
const update = (token: string, change: object) => rest.send('updateProfile', { token, body: { ...addPayload, ...change } });
const profile = (token: string) => rest.send('getProfile', { token });

describe('the caller’s profile', () => {
  test('has the documented envelope', async () => {
    const answer = await profile(await signedIn('reader'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).toBe(true);
    expect(Compile(contract.getProfile.response).Check(answer.json().data)).toBe(true);
    expect(answer.json().data).toMatchObject({ firstName: 'reader', roles: ['ROLE_USER'] });
  });

  test('can be changed except for roles and user name', async () => {
    const token = await signedIn('writer');
    const answer = await update(token, { firstName: 'Sunita', roles: ['admin'], role: ['admin'], username: 'boss', active: false });
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.updateProfile.response).Check(answer.json().data)).toBe(true);
    const { street, village, taluka, district, state, pinCode, ...own } = addPayload;
    const expected = { ...own, firstName: 'Sunita', addressDetails: { street, village, taluka, district, state, pinCode }, roles: ['ROLE_USER'], active: true };
    expect(answer.json().data).toMatchObject(expected);
    expect((await profile(token)).json().data).toMatchObject(expected);
    expect(await rest.signIn('writer')).toEqual(expect.any(String));
    // Sends the person's present e-mail address and phone number again.
    expect((await update(token, { lastName: 'Shinde' })).statusCode).toBe(200);
  });

  test('counts its changes, including a text that reads `null`', async () => {
    const token = await signedIn('counted');
    const own = { email: 'counted@demo.example', phoneNumber: '9876500009', middleName: '' };
    expect((await profile(token)).json().data).toMatchObject({ version: 1, lastChange: null });
    expect((await update(token, { ...own, version: 1 })).json().data).toMatchObject({ version: 2, lastChange: { name: 'Anita Patil' } });
    expect((await update(token, { ...own, middleName: 'null', version: 2 })).json().data).toMatchObject({ version: 3, middleName: 'null' });
    expect((await update(token, { ...own, middleName: 'null', version: 3 })).json().data).toMatchObject({ version: 3 });
    expect((await update(token, { ...own, version: 2 })).json()).toMatchObject({
      status: false,
      message: 'Anita Patil has changed this meanwhile. Nothing of yours was saved: read it again first',
    });
  });

  test('refuses identifiers of another person', async () => {
    const token = await signedIn('taker');
    const refused = await update(token, { email: 'Known@demo.example', phoneNumber: '9876500001' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ status: false, message: 'Email is already in use' });
    expect((await update(token, { email: 'taker@demo.example', phoneNumber: '9000000001' })).json().message).toBe('Phone number is already in use');
  });

  test('refuses an invalid field with its name', async () => {
    const token = await signedIn('careless');
    expect((await update(token, { pinCode: '41100' })).json()).toMatchObject({
      status: false,
      message: 'PIN code has to be 6 digits that do not begin with 0',
    });
  });

  test('changes a user name that is the e-mail address or the phone number with it', async () => {
    const byEmail = await signedIn('old@demo.example', { email: 'Old@demo.example', phone: '9876500002' });
    expect((await update(byEmail, { email: 'new@demo.example', phoneNumber: '9876500002' })).statusCode).toBe(200);
    expect(await rest.signIn('new@demo.example')).toEqual(expect.any(String));
    const byPhone = await signedIn('9876500003', { phone: '9876500003' });
    expect((await update(byPhone, { email: 'phone@demo.example', phoneNumber: '9876500004' })).statusCode).toBe(200);
    expect(await rest.signIn('9876500004')).toEqual(expect.any(String));
  });

  test('lets one of two concurrent requests take a phone number', async () => {
    const [one, other] = [await signedIn('one'), await signedIn('other')];
    const answers = await Promise.all([
      update(one, { email: 'one@demo.example', phoneNumber: '9876500005' }),
      update(other, { email: 'other@demo.example', phoneNumber: '9876500005' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
