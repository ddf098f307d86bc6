/** `npm run load` fills an empty database, PostgreSQL after `npm run migrate` or PGlite in `DATA_DIR`, with the demo company at another size. */
import { parseArgs } from 'node:util';
import { indiaDate, isDay } from '../rest/contract/clock.ts';
import { readDataConfig } from '../rest/embedded/config.ts';
import { openStore } from '../rest/embedded/database/open-store.ts';
import { StartRefused } from '../rest/embedded/database/start-refused.ts';
import { run, say } from '../rest/embedded/tools/command.ts';
import { bounds, loadCompany, type Sizes } from './company.ts';

const usage = `Options, all optional:
  npm run load -- --farmers 1000000 --employees 1000 --days 360 --uses 1000000 --batches 10 --codes 1000000
  --dealers 20000     by default one for fifty farmers
  --codes 1000000     of each batch; all batches together need a code for each use
  --until 2026-11-20  the day before which all rows lie; by default today`;

const text = { type: 'string' } as const;
const options = { farmers: text, dealers: text, employees: text, days: text, uses: text, batches: text, codes: text, until: text };

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new StartRefused(usage);
  }
}

function readSizes(): { readonly sizes: Sizes; readonly until: string } {
  const values = readOptions();
  const size = (name: keyof Sizes, byDefault: number = bounds[name][0]) => {
    const number = values[name] === undefined ? byDefault : Number(values[name]);
    const [least, most] = bounds[name];
    if (!Number.isInteger(number) || number < least || number > most) throw new StartRefused(`--${name} has to be from ${least} to ${most}.\n${usage}`);
    return number;
  };
  const farmers = size('farmers');
  const sizes = {
    farmers,
    dealers: size('dealers', Math.max(bounds.dealers[0], Math.ceil(farmers / 50))),
    employees: size('employees'),
    days: size('days'),
    uses: size('uses'),
    batches: size('batches'),
    codes: size('codes'),
  };
  if (sizes.uses > sizes.batches * sizes.codes) throw new StartRefused(`--uses needs as many codes: --batches times --codes.\n${usage}`);
  if (sizes.batches > 0 && sizes.codes === 0) throw new StartRefused(`--batches needs --codes.\n${usage}`);
  const until = values.until ?? indiaDate(new Date());
  if (!isDay(until)) throw new StartRefused(`--until has to be a day.\n${usage}`);
  return { sizes, until };
}

await run(async () => {
  const { sizes, until } = readSizes();
  const { database, close } = await openStore(readDataConfig(process.env).store);
  try {
    await loadCompany(database, sizes, until);
    say(`The company is loaded, up to the day before ${until}.`);
  } finally {
    await close();
  }
});
