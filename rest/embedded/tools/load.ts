/** `npm run load`: fills an empty database with a company of any size, to see how the product does on it. It can be broken off and run again. */
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { indiaDate, isDay } from '../../contract/clock.ts';
import { type DataConfig, readDataConfig } from '../config.ts';
import { openBulk } from '../database/bulk.ts';
import { StartRefused } from '../database/start-refused.ts';
import { bulkLoad, type LoadReport } from '../demo/bulk-load.ts';
import { reservedDays } from '../demo/ids.ts';
import { demoScale, type Scale, type World } from '../demo/world.ts';
import { run, say } from './command.ts';

const usage = `It takes, each if it is wanted:
  npm run load -- --farmers 1000000 --employees 1000 --days 365 --uses 1000000 --batches 10 --codes 1000000
  --dealers 20000     one for fifty farmers without it
  --codes 1000000     of each batch, at most a million; all of them together at least as many as there are uses
  --seed demo         another one gives other people
  --until 2026-11-20  the day before which everything lies; today without it`;

const defaults: Scale = { ...demoScale, days: 90 };
/** A code holds a batch number of 24 bits, and the ids of 100,000 days of batches are reserved: more would leave no number for a new batch. */
const mostBatches = Math.floor((2 ** 24 - 1) / reservedDays);
const most: Scale = { farmers: 100_000_000, dealers: 10_000_000, employees: 100_000, days: 3650, uses: 1_000_000_000, batches: mostBatches, codes: 1_000_000 };
const least: Scale = { farmers: 1, dealers: 1, employees: demoScale.employees, days: 1, uses: 0, batches: 0, codes: 0 };
const parts = ['farmers', 'dealers', 'employees', 'days', 'uses', 'batches', 'codes'] as const;

function readWorld({ clock }: DataConfig): World {
  const text = { type: 'string' } as const;
  const options = { farmers: text, dealers: text, employees: text, days: text, uses: text, batches: text, codes: text, seed: text, until: text };
  const { values } = parsed(() => parseArgs({ options }));
  const { seed = 'demo', until = indiaDate(clock.now()) } = values;
  const numberOf = (part: (typeof parts)[number], otherwise: number) => {
    const number = values[part] === undefined ? otherwise : /^\d{1,10}$/.test(values[part]) ? Number(values[part]) : Number.NaN;
    if (!(number >= least[part] && number <= most[part])) throw new StartRefused(`--${part} has to be from ${least[part]} to ${most[part]}.\n${usage}`);
    return number;
  };
  const farmers = numberOf('farmers', defaults.farmers);
  const scale: Scale = {
    farmers,
    dealers: numberOf('dealers', Math.max(defaults.dealers, Math.ceil(farmers / 50))),
    employees: numberOf('employees', defaults.employees),
    days: numberOf('days', defaults.days),
    uses: numberOf('uses', 0),
    batches: numberOf('batches', 0),
    codes: numberOf('codes', 0),
  };
  if (scale.uses > scale.batches * scale.codes) throw new StartRefused(`--uses needs as many codes: --batches times --codes.\n${usage}`);
  if (scale.batches > 0 && scale.codes === 0) throw new StartRefused(`--batches needs --codes.\n${usage}`);
  if (!isDay(until)) throw new StartRefused(`--until has to be a day.\n${usage}`);
  return { seed, scale, anchor: until };
}

function parsed<Found>(read: () => Found): Found {
  try {
    return read();
  } catch {
    throw new StartRefused(usage);
  }
}

/** On a terminal a bar for what is being loaded; else a line when each part is done. */
function createReport(): LoadReport & { end(): void } {
  const start = performance.now();
  let rowsInAll = 0;
  let current = '';
  const bar = new SingleBar({ format: '{what} [{bar}] {value} of {total}, {rows} rows in {seconds} s, {eta_formatted} left', hideCursor: true, etaBuffer: 50 });
  const isBar = process.stderr.isTTY;
  return {
    step(what, done, all, rows) {
      rowsInAll += rows;
      const payload = { what: what.padEnd(12), rows: rowsInAll.toLocaleString('en'), seconds: ((performance.now() - start) / 1000).toFixed(0) };
      if (!isBar && done === all) say(`${what}: ${done}; ${payload.rows} rows in ${payload.seconds} s`);
      if (!isBar) return;
      if (current !== what) {
        bar.stop();
        bar.start(all, done, payload);
        current = what;
      } else bar.update(done, payload);
    },
    end: () => bar.stop(),
  };
}

await run(async () => {
  const config = readDataConfig(process.env);
  const world = readWorld(config);
  const bulk = await openBulk(config.store);
  const report = createReport();
  try {
    await bulkLoad(bulk, world, report);
    say(`It is all there, up to the day before ${world.anchor}.`);
  } finally {
    report.end();
    await bulk.close();
  }
});
