import { randomUUID } from 'node:crypto';
import { ask, reach } from './ask.mjs';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const headers = { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'image/png' };
const { fileName, message } = await reach(`${process.env.GATEWAY}/images`, { method: 'POST', headers, body: picture }, (response) => response.json());
if (!fileName) throw new Error(message);

const address = { street: 'Canal Road', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412208' };
const person = {
  pictures: [fileName],
  firstName: 'Dattatray',
  lastName: 'Kharat',
  dateOfBirth: '1990-01-31',
  gender: 'MALE',
  phoneNumber: '9822041735',
  email: 'k@example.in',
  address,
};
const add = 'mutation ($input: AddFarmerInput!) { addFarmer(input: $input) { farmer { id } userErrors { path message } } }';
const { addFarmer } = await ask(add, { input: { ...person, clientMutationId: randomUUID() } });
if (addFarmer.userErrors.length > 0) throw new Error(JSON.stringify(addFarmer.userErrors));
if (addFarmer.farmer === null) throw new Error('The farmer was added. Look for them by their phone number; do not add them again');

const { me } = await ask('{ me { id } }');
const meet = 'mutation ($input: ScheduleMeetingInput!) { scheduleMeeting(input: $input) { meeting { id } userErrors { path message } } }';
const { scheduleMeeting } = await ask(meet, { input: { userId: me.id, farmerId: addFarmer.farmer.id, clientMutationId: randomUUID() } });
if (scheduleMeeting.userErrors.length > 0) throw new Error(JSON.stringify(scheduleMeeting.userErrors));
console.log(addFarmer.farmer.id, scheduleMeeting.meeting?.id ?? 'scheduled');
