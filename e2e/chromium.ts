/** Finds or installs a Chromium for the browser tests, and starts it. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';

const execute = promisify(execFile);
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Instruction for a missing Chromium, in one sentence. */
const advice = 'No Chromium was found or could be installed: install the package "chromium", or set CHROMIUM_PATH to the executable of a Chromium or Chrome.';

function inPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** Returns `CHROMIUM_PATH`, the system's Chromium, or Playwright's own, in this order. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names "${named}", where there is no file.`);
    return named;
  }
  for (const name of systemNames) {
    const found = inPath(name);
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Returns a command that runs apt-get without a password prompt; null when there is none. */
function aptGet(): readonly string[] | null {
  if (!inPath('apt-get')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return inPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

/** Installs Chromium with the Noto fonts for Devanagari. */
async function installByApt([command = '', ...before]: readonly string[]): Promise<void> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64e6 };
  await execute(command, [...before, 'update', '-qq'], options);
  await execute(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], options);
}

async function installByPlaywright(): Promise<void> {
  await execute(process.execPath, [path.resolve('node_modules/playwright/cli.js'), 'install', 'chromium'], { maxBuffer: 64e6 });
}

/**
 * Returns the path of a Chromium, which is installed when missing.
 * @throws Error with one sentence that says what to install
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const apt = aptGet();
  for (const install of [apt && (() => installByApt(apt)), installByPlaywright]) {
    if (!install) continue;
    // A failure may be fixed by the next method. When none works, the advice explains what to do.
    await install().catch(() => undefined);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(advice);
}

/** Chromium uses only the last list of disabled features, so this list includes Playwright's. */
const switchedOff = [
  // The pages of Chromium's invisible address bar, which take as long to load in a fresh profile as the product's page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's list, from version 1.65.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Starts Chromium without its sandbox, which does not work as root or in many containers. Its only pages are the product's. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', `--disable-features=${switchedOff.join(',')}`] });
