/** `npm run openapi`: writes the REST API's contract as OpenAPI 3.1 to standard output or to a file. */
import { writeFileSync } from 'node:fs';
import { openApi } from './contract/openapi.ts';

const [, , file] = process.argv;
const text = `${JSON.stringify(openApi(), null, 2)}\n`;

if (file === undefined) process.stdout.write(text);
else writeFileSync(file, text);
