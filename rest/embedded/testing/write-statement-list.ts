/** `npm run statements`: writes the list of statements into docs/growth.md, as they are sent in a run of all calls. */
import { readFileSync, writeFileSync } from 'node:fs';
import { recordCalls } from './recorded-calls.ts';
import { placedStatements, statementList, withStatementList } from './statement-list.ts';

const page = new URL('../../../docs/growth.md', import.meta.url);
const list = statementList(await placedStatements(await recordCalls()));
writeFileSync(page, withStatementList(readFileSync(page, 'utf8'), list));
