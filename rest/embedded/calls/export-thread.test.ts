import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import type { ExportRow, FileLayout } from './export-file.ts';
import { writeInThread } from './export-thread.ts';

const layout: FileLayout = {
  format: 'XLSX',
  title: 'Farmers',
  columns: [{ field: 'name', header: 'Name', width: 20 }],
  about: [],
  madeAt: new Date('2026-11-20T04:30:00Z'),
};

/** Creates batches that count how many were requested and whether they were released. They pause before one batch. */
function watchedBatches({ waitBefore = -1, count = 1000 } = {}) {
  let goOn: () => void = () => undefined;
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const seen = { asked: 0, isOver: false };
  async function* batches(): AsyncGenerator<readonly ExportRow[]> {
    try {
      for (; seen.asked < count; ) {
        if (seen.asked === waitBefore) await mayGoOn;
        seen.asked += 1;
        // Incompressible values, so that every batch produces bytes.
        yield Array.from({ length: 200 }, () => [Array.from({ length: 10 }, () => Math.random().toString(36)).join('')]);
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { batches: batches(), seen, goOn: () => goOn() };
}

/** Counts the threads of this process with a lower priority: the field `nice` of proc(5). */
const patientThreads = () =>
  readdirSync('/proc/self/task').filter((id) => {
    const [, facts = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ');
    return Number(facts.split(' ')[16]) >= 10;
  }).length;

test.runIf(process.platform === 'linux' && patientThreads() === 0)('lowers the priority of the export thread only', async () => {
  const { batches } = watchedBatches();
  const bytes = writeInThread(layout, batches);
  await bytes.next();
  // Threads of earlier tests may still be ending.
  await expect.poll(patientThreads).toBe(1);
  await bytes.return(undefined);
});

test('yields the first bytes before the last rows', async () => {
  const { batches, seen, goOn } = watchedBatches({ waitBefore: 2, count: 3 });
  const bytes = writeInThread(layout, batches);
  const first = await bytes.next();
  expect(first.done).toBe(false);
  expect(seen.asked).toBeLessThanOrEqual(2);
  goOn();
  const rest: Uint8Array[] = [];
  for await (const part of bytes) rest.push(part);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(Buffer.concat([...(first.done ? [] : [first.value]), ...rest])).buffer);
  expect(workbook.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ['Farmers', 601],
    ['About', 1],
  ]);
});

test.each(['XLSX', 'CSV', 'JSON_LINES'] as const)('%s: requests rows at the speed of the consumer, and stops when the consumer leaves', async (format) => {
  const { batches, seen } = watchedBatches();
  const content = Readable.from(writeInThread({ ...layout, format }, batches), { objectMode: false });
  for await (const part of content) {
    expect(part.length).toBeGreaterThan(0);
    // Leaving the loop destroys the stream.
    break;
  }
  await expect.poll(() => seen.isOver).toBe(true);
  expect(seen.asked).toBeLessThan(20);
});

test('interleaves several files and completes each', async () => {
  const sizes = [1, 5, 9];
  const files = await Promise.all(sizes.map((count) => buffer(Readable.from(writeInThread(layout, watchedBatches({ count }).batches)))));
  for (const [index, file] of files.entries()) {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(file).buffer);
    expect(workbook.getWorksheet('Farmers')?.rowCount).toBe(1 + 200 * (sizes[index] ?? 0));
  }
});

test("reports the error of a file's rows, and writes the next file", async () => {
  async function* broken(): AsyncGenerator<readonly ExportRow[]> {
    yield [['one']];
    throw new Error('The database is gone');
  }
  await expect(buffer(Readable.from(writeInThread(layout, broken())))).rejects.toThrow('The database is gone');
  expect((await buffer(Readable.from(writeInThread(layout, watchedBatches({ count: 1 }).batches)))).length).toBeGreaterThan(100);
});
