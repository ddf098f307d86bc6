/** Lists change while somebody pages through them: every row stands on some page, and what was added is shown. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { heading, rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { url, visit } = withProduct();

const number = (page: Page, shown: number) => page.locator(`[data-page="${shown}"]`).waitFor();
const name = async (page: Page, at: number) => (await rows(page).nth(at).getByRole('cell').nth(1).textContent()) ?? '';

/** Somebody else registers a farmer, who stands first in the list. */
async function farmerAdded(firstName: string, phoneNumber: string): Promise<void> {
  const { token } = await signIn(url(), 'moderator');
  const address = { street: 'Canal Road', village: null, taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412208' };
  const input = { firstName, lastName: 'Kharat', dateOfBirth: '1990-01-31', gender: 'MALE', phoneNumber, email: `${firstName}@example.in`, address };
  const query = 'mutation ($input: AddFarmerInput!) { addFarmer(input: $input) { userErrors { message } } }';
  expect(await ask(url(), query, { input }, token)).toEqual({ data: { addFarmer: { userErrors: [] } } });
}

describe('a farmer that somebody else adds while one pages', () => {
  it('moves the last row of a page to the next one, where it is found, and the first page shows the new one', async () => {
    const { page } = await visit('admin');
    await page.goto('/?panel=farmers');
    const tenth = await name(page, 9);
    await page.getByRole('button', { name: 'Next Page' }).click();
    await number(page, 1);
    await page.getByRole('button', { name: 'Previous Page' }).click();
    await number(page, 0);
    await farmerAdded('Vitthal', '9822041001');
    await page.getByRole('button', { name: 'Next Page' }).click();
    await number(page, 1);
    await rows(page).first().getByText(tenth).waitFor();
    await page.getByRole('button', { name: 'Previous Page' }).click();
    await rows(page).first().getByText('Vitthal Kharat').waitFor();
  });
});

describe('an address that names nobody', () => {
  it.each(['attendance', 'meetings', 'farmers', 'dealers', 'scheduleFarmer', 'scheduleDealer'])('%s says that there is no such person', async (panel) => {
    const { page, allow } = await visit('admin');
    allow(/answered 404|status of 404/);
    for (const user of ['abc', '999999999']) {
      await page.goto(`/userprofile?user=${user}&panel=${panel}`);
      await heading(page, 'There is no employee with this ID').waitFor();
      expect(await page.getByText('No Data available').count()).toBe(0);
    }
  });
});
