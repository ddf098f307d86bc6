/** For the build: makes an empty database in a folder, which first starts copy instead of making their own. */
import { openPglite } from '../database/pglite.ts';

const [, , folder = ''] = process.argv;
await (await openPglite(folder)).close();
