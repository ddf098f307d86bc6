/** `npm run dev`: runs the servers from source and restarts them on changes, and serves the web client with hot reload on port 5173. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.dirname(import.meta.dirname);
const serverSources = ['gateway', 'rest', 'schema.graphql'].map((source) => path.join(root, source));
/** Milliseconds to wait before a restart, because editors write several files at once. */
const settleMs = 150;

/** Starts the servers in their own process group, so Ctrl+C reaches only this process, which then ends the servers in order. */
function startServers(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], { cwd: root, stdio: 'inherit', detached: true });
}

async function stopServers(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

const web = await createServer({ configFile: path.join(root, 'web/vite.config.ts') });
await web.listen();
web.printUrls();

let servers = startServers();
let restarting = Promise.resolve();
let settled: NodeJS.Timeout | undefined;

web.watcher.add(serverSources);
web.watcher.on('all', (_event, file) => {
  if (!serverSources.some((source) => file.startsWith(source)) || file.endsWith('.test.ts')) return;
  clearTimeout(settled);
  settled = setTimeout(() => {
    restarting = restarting.then(async () => {
      console.log(`${path.relative(root, file)} changed, the servers start anew`);
      await stopServers(servers);
      servers = startServers();
    });
  }, settleMs);
});

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  clearTimeout(settled);
  await restarting;
  await Promise.all([stopServers(servers), web.close()]);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
