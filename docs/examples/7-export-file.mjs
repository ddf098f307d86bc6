import { writeFile } from 'node:fs/promises';
import { ask, reach } from './ask.mjs';

const query = 'mutation ($input: ExportAttendanceInput!) { exportAttendance(input: $input) { url(absolute: true) fileName userErrors { message } } }';
const { exportAttendance } = await ask(query, { input: { from: '2026-11-01', until: '2026-11-30', format: 'CSV' } });
if (exportAttendance.userErrors.length > 0) throw new Error(exportAttendance.userErrors[0].message);
const file = await reach(exportAttendance.url, {}, async (response) => response.ok && Buffer.from(await response.arrayBuffer()));
if (!file) throw new Error(`${exportAttendance.fileName} could not be fetched`);
await writeFile(exportAttendance.fileName, file);
console.log(exportAttendance.fileName);
