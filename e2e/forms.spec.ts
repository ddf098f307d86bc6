/** Adding people, paging during an addition, unsaved input, a session that expires under a form, and all of it by keyboard. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './accessible.ts';
import { withProduct } from './fixture.ts';
import { field, fillPerson, type Person } from './form.ts';
import { at, focused, heading, rows } from './screen.ts';
import { accountOf, ask, signIn } from './session.ts';

const { stay, visit, url } = withProduct();

const person = (at: number, firstName = 'Dattatray'): Person => ({
  firstName,
  lastName: 'Kharat',
  phone: `+91 98220-4173${at}`,
  email: `kharat${at}@example.in`,
});

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

const showsPage = (page: Page, shown: number) => page.locator(`[data-page="${shown}"]`).waitFor();
const nameOfRow = async (page: Page, index: number) => (await rows(page).nth(index).getByRole('link').first().textContent()) ?? '';

/** Registers a farmer as another user. The farmer is first in the list. */
async function farmerAdded(firstName: string, phoneNumber: string): Promise<void> {
  const { token } = await signIn(url(), 'moderator');
  const address = { street: 'Canal Road', village: null, taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412208' };
  const input = { firstName, lastName: 'Kharat', dateOfBirth: '1990-01-31', gender: 'MALE', phoneNumber, email: `${firstName}@example.in`, address };
  const query = 'mutation ($input: AddFarmerInput!) { addFarmer(input: $input) { userErrors { message } } }';
  expect(await ask(url(), query, { input }, token)).toMatchObject({ data: { addFarmer: { userErrors: [] } } });
}

describe('adding', () => {
  it.each([
    ['/addFarmer', 'Add Farmer', 'Sunita', 0, 'farmers'],
    ['/addDealer', 'Add Dealer', 'Ravindra', 1, 'dealers'],
  ] as const)(
    '%s registers, says what the server says, and leads to the list, where the new one is marked',
    { tags: 'smoke' },
    async (address, button, firstName, number, panel) => {
      const { page } = await stay('moderator');
      await page.goto(address);
      await fillPerson(page, person(number, firstName));
      await page.getByRole('button', { name: button, exact: true }).click();
      await at(page, `/?panel=${panel}`);
      await notice(page).filter({ hasText: firstName }).waitFor();
      await page.locator('[aria-current=true]').getByText(firstName).waitFor();
    },
  );
});

describe('a farmer that another user adds during paging', () => {
  it('moves the last row of a page to the next one, where it is found, and the first page shows the new one', async () => {
    const { page } = await stay('admin');
    await page.goto('/?panel=farmers');
    const tenth = await nameOfRow(page, 9);
    await page.getByRole('button', { name: 'Next Page' }).click();
    await showsPage(page, 1);
    await page.getByRole('button', { name: 'Previous Page' }).click();
    await showsPage(page, 0);
    await farmerAdded('Vitthal', '9822041001');
    await page.getByRole('button', { name: 'Next Page' }).click();
    await showsPage(page, 1);
    await rows(page).first().getByText(tenth).waitFor();
    await page.getByRole('button', { name: 'Previous Page' }).click();
    await rows(page).first().getByText('Vitthal Kharat').waitFor();
  });
});

describe('unsaved input', () => {
  it('survives a reload, and needs a confirmation before it is left', { tags: 'smoke' }, async () => {
    const { page } = await stay('admin');
    await page.goto('/addFarmer');
    await field(page, 'First Name').fill('Dattatray');
    await page.getByText('Kept as a draft in this tab').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Kept as a draft in this tab').waitFor();
    expect(await field(page, 'First Name').inputValue()).toBe('Dattatray');
    await page.getByRole('link', { name: 'View Employees' }).click();
    await page.getByRole('dialog', { name: 'Unsaved changes' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Discard' }).click();
    await at(page, '/');
    await page.goto('/addFarmer');
    expect(await field(page, 'First Name').inputValue()).toBe('');
  });

  it("needs a confirmation on the browser's Back, and the address stays until then", async () => {
    const { page } = await stay('admin');
    await page.goto('/');
    await page.getByRole('link', { name: 'Farmers', exact: true }).click();
    await heading(page, 'Farmers').waitFor();
    await page.getByRole('link', { name: 'Add Farmer' }).first().click();
    await field(page, 'First Name').fill('Dattatray');
    await page.getByText('Kept as a draft in this tab').waitFor();
    const address = new URL(page.url());
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await page.goBack();
    await question.waitFor();
    await at(page, address.pathname + address.search);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await field(page, 'First Name').inputValue()).toBe('Dattatray');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave, keep the draft' }).click();
    await at(page, '/?panel=farmers');
    await heading(page, 'Farmers').waitFor();
    await page.goForward();
    await at(page, address.pathname + address.search);
    await page.getByText('Kept as a draft in this tab').waitFor();
    expect(await field(page, 'First Name').inputValue()).toBe('Dattatray');
  });
});

it('a session that expires under a form prompts for the password there, and the form is sent', { tags: 'smoke' }, async () => {
  const { page } = await visit('admin');
  await page.goto('/addFarmer');
  await fillPerson(page, person(4, 'Mahadev'));
  const token = await page.evaluate(() => String(JSON.parse(sessionStorage.getItem('session') ?? '{}').token));
  // The session ends on the server as the form is sent: a query of the form that learned of it before would open the dialog over the button.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"AddFarmer"')) {
      await ask(url(), 'mutation { signOut(input: {}) { message } }', {}, token);
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add Farmer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const { username, password } = accountOf('admin');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await at(page, '/?panel=farmers');
  await notice(page).filter({ hasText: 'Mahadev' }).waitFor();
});

it('everything works by keyboard: sign in, find the form, fill it in, correct it, send it', async () => {
  const { page } = await visit();
  const { username, password } = accountOf('moderator');
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  /** Presses Tab until the element has the focus. */
  const tabTo = async (name: RegExp | string) => {
    for (let step = 0; step < 150; step += 1) {
      await press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const labelled = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : undefined;
        return (labelled ?? element?.textContent ?? '').trim();
      });
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.goto('/login');
  await focused(page.getByLabel('Username'));
  await type(username);
  await tabTo('Password');
  await type(password);
  await press('Enter');
  await heading(page, 'Employees').waitFor();

  await tabTo('Farmers');
  await press('Enter');
  await heading(page, 'Farmers').waitFor();
  await tabTo('Add Farmer');
  await press('Enter');
  await field(page, 'First Name').waitFor();
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement && document.activeElement.name === 'firstName');
  await type('Kisan');
  await tabTo(/^Last Name/);
  await type('Jagtap');
  await tabTo('Yes, this person is under 18');
  await press('Space');
  await tabTo('Male');
  await press('ArrowRight');
  await tabTo(/^Phone Number/);
  await type('9822041');
  await tabTo(/^Email/);
  await type('kisan@example.in');
  // Typing in a select chooses only existing options.
  await page.getByRole('option', { name: 'Maharashtra' }).waitFor({ state: 'attached' });
  await tabTo(/^State/);
  await type('Maharashtra');
  await tabTo(/^District/);
  await type('Pune');
  await tabTo(/^Taluka/);
  await type('Shirur');
  await tabTo(/^Street/);
  await type('Canal Road');
  await tabTo(/^Pincode/);
  await type('412208');
  await press('Control+Enter');

  await focused(page.getByRole('alert').filter({ hasText: 'Correct 1 field.' }));
  expect(await accessibilityFindings(page)).toEqual([]);
  await press('Tab');
  await press('Enter');
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement && document.activeElement.name === 'phoneNumber');
  await press('End');
  await type('735');
  await expect.poll(() => page.getByRole('radio', { name: 'Female' }).isChecked()).toBe(true);
  await press('Control+Enter');
  await at(page, '/?panel=farmers');
  await notice(page).filter({ hasText: 'Kisan' }).waitFor();
});
