import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ask, reach } from './ask.mjs';

for (const list of ['Farmers', 'Dealers', 'Attendance', 'Meetings', 'Invoices']) {
  const { made } = await ask(
    `mutation { made: export${list}(input: { format: JSON_LINES, closingCount: true }) { url(absolute: true) userErrors { message } } }`,
  );
  const [refused] = made.userErrors;
  if (refused && refused.message !== 'Records not found') throw new Error(refused.message);
  if (refused) continue;
  const { ok, body } = await reach(made.url);
  if (!ok) throw new Error(`${list} could not be fetched`);
  await pipeline(Readable.fromWeb(body), createWriteStream(`${list}.part`));
  let [rows, last] = [-1, '{}'];
  for await (last of createInterface({ input: createReadStream(`${list}.part`) })) rows += 1;
  if (JSON.parse(last).rowCount !== rows) throw new Error(`${list} is not whole`);
  await rename(`${list}.part`, `${list}.jsonl`);
  console.log(list);
}
