/** `npm run work`: does the tasks of a working day on the built product with demo data, and writes the counted presses to the table of docs/work.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { openBrowser } from './browser.ts';
import { ensureChromium, launchChromium } from './chromium.ts';
import { startProduct } from './product.ts';
import { newStore } from './store.ts';
import { doTask, findKnown, rowOf, tasks } from './work-tasks.ts';

const document = 'docs/work.md';
const chromium = await launchChromium(await ensureChromium());
const store = await newStore();
const product = await startProduct({ store });
const browser = openBrowser(product.url, chromium);
const lines: string[] = [];
try {
  const known = await findKnown(product.url);
  for (const task of tasks) {
    const { page, close } = await browser.visit(task.role);
    const presses = await doTask(page, task, known).catch((fault: unknown) => {
      process.exitCode = 1;
      console.error(`${task.name}: ${fault}`);
    });
    await close();
    if (presses === undefined) continue;
    if (presses.clicks + presses.keys > task.goal) process.exitCode = 1;
    lines.push(rowOf(task, presses));
    console.log(lines.at(-1));
  }
} finally {
  await chromium.close();
  await product.stop();
  await store.remove();
}
if (lines.length === tasks.length) {
  const text = await readFile(document, 'utf8');
  await writeFile(document, text.replace(/(?<=\|--.*\n)(\| .*\n)+/, `${lines.join('\n')}\n`));
}
