/** `npm run admin -- EMAIL`: makes a person an administrator and prints a link to set a password. */
import { makeAdmin } from '../employees/make-admin.ts';
import { linkTo } from '../people/password-link.ts';
import { runOnData } from './command.ts';

await runOnData('Usage: npm run admin -- name@example.com', undefined, async (email, { database, clock, publicUrl }) => {
  const { isNew, token } = await makeAdmin(database, email, clock.now());
  return `${email} is ${isNew ? 'added as' : 'now'} an administrator. Set a password within seven days:\n${linkTo(publicUrl, token)}`;
});
