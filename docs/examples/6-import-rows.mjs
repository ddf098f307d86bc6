import { createHash } from 'node:crypto';
import { ask } from './ask.mjs';

const rows = [
  ['Sunita', 'Pawar', '9822041736', '412208'],
  ['Ganesh', 'Shinde', '98', '412208'],
];
const add = 'mutation ($input: AddFarmerInput!) { addFarmer(input: $input) { farmer { id } userErrors { path message } } }';
for (const row of rows) {
  const [firstName, lastName, phoneNumber, pinCode] = row;
  const address = { street: 'Canal Road', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode };
  const clientMutationId = createHash('sha256').update(row.join('|')).digest('hex');
  const input = {
    firstName,
    lastName,
    dateOfBirth: '1985-06-15',
    gender: 'FEMALE',
    phoneNumber,
    email: `${phoneNumber}@example.in`,
    address,
    clientMutationId,
  };
  const { addFarmer } = await ask(add, { input });
  const [refused] = addFarmer.userErrors;
  console.log(firstName, refused ? `${refused.path?.join('.')}: ${refused.message}` : 'added');
}
