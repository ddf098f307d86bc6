/** Creates an empty database in a folder for the build. First starts copy it instead of creating their own. */
import { openPglite } from '../database/pglite.ts';

const [, , folder = ''] = process.argv;
await (await openPglite(folder)).close();
