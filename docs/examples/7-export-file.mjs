import { writeFile } from 'node:fs/promises';
import { ask } from './ask.mjs';

const query = 'mutation ($input: ExportAttendanceInput!) { exportAttendance(input: $input) { url(absolute: true) fileName userErrors { message } } }';
const { exportAttendance } = await ask(query, { input: { from: '2026-11-01', until: '2026-11-30', format: 'CSV' } });
if (exportAttendance.userErrors.length > 0) throw new Error(exportAttendance.userErrors[0].message);
const response = await fetch(exportAttendance.url);
await writeFile(exportAttendance.fileName, Buffer.from(await response.arrayBuffer()));
console.log(exportAttendance.fileName);
