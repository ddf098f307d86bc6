/** States of screens with their own pictures: missing data, failures, and opened parts. */
import type { Page } from 'playwright';
import { dashboardPath } from '../web/screens/dashboard/dashboard-path.ts';
import { panelPath } from '../web/screens/home/home-path.ts';
import { settled } from './open-screen.ts';
import { fillLogin, heading, welcome } from './screen.ts';
import { type Screen, screens } from './screens.ts';

export interface State extends Screen {
  /** Actions on the loaded screen. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Width at which the state exists; both by default. */
  readonly only?: 'desktop' | 'phone';
}

type Other = Partial<Pick<State, 'address' | 'act' | 'only'>>;

function stateOf(screen: string, name: string, other: Other): State {
  const base = screens.find((each) => each.name === screen);
  if (base === undefined) throw new Error(`There is no screen ${screen}.`);
  return { ...base, ...other, name: `${screen}-${name}` };
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first().click();

/** Presses an action of the card of an employee. On a phone they are below one button. */
const pressAction = (name: string) => async (page: Page) => {
  const all = page.getByText('Actions', { exact: true });
  if (await all.isVisible()) await all.click();
  await page.getByRole('button', { name }).click();
};

async function openExport(page: Page): Promise<void> {
  await press(/Export/)(page);
  await page.getByRole('dialog').waitFor();
}

export const states: readonly State[] = [
  stateOf('login', 'refused', {
    act: async (page) => {
      await fillLogin(page, 'asha.patil', 'wrong');
      await page.getByRole('alert').waitFor();
    },
  }),
  stateOf('register', 'calendar', { act: (page) => page.getByRole('main').getByRole('button', { name: 'Choose a date' }).click() }),
  stateOf('register', 'errors', { act: press('Sign up') }),
  stateOf('home-employees', 'menu', { act: (page) => welcome(page).click() }),
  stateOf('home-employees', 'options', { only: 'phone', act: (page) => page.getByRole('button', { name: /View Employees/ }).click() }),
  stateOf('home-farmers', 'no-match', { address: () => panelPath({ panel: 'farmers', text: 'zzzz' }) }),
  stateOf('home-farmers', 'export', { act: openExport }),
  stateOf('qr-invoices', 'export', { act: openExport }),
  stateOf('home-addFarmer', 'errors', { act: press('Add Farmer') }),
  stateOf('profile', 'errors', {
    act: async (page) => {
      await page.getByLabel('Pincode').fill('12');
      await press('Update')(page);
    },
  }),
  stateOf('workspace-attendance', 'details', {
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Details/ })
        .nth(1)
        .click();
      await settled(page, 'Attendance');
    },
  }),
  stateOf('workspace-meetings', 'mark', { act: pressAction('Mark Attendance') }),
  stateOf('workspace-meetings', 'deactivate', { act: pressAction('Deactivate') }),
  stateOf('workspace-schedule-farmer', 'question', { act: press(/^Schedule Meet/) }),
  stateOf('meeting-farmer', 'map', {
    act: async (page) => {
      await press('Reload')(page);
      await heading(page, 'Start, end and visited places').waitFor();
    },
  }),
  stateOf('meeting-farmer', 'image', { act: press(/^Enlarge/) }),
  stateOf('qr-generate', 'errors', { act: press('Generate QR Code') }),
  stateOf('qr-invoices', 'empty', { address: () => dashboardPath({ panel: 'invoices', month: { month: 1, year: 2024 } }) }),
];
