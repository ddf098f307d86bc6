/** Screens receive changes by others over one stream for all tabs of the browser. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { url, visit } = withProduct();

const address = { street: 'Canal Road', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412208' };
const farmer = { firstName: 'Dattatray', dateOfBirth: '1990-01-31', gender: 'MALE', email: 'k@example.in', address };

async function addFarmer(lastName: string, phoneNumber: string): Promise<void> {
  const { token } = await signIn(url(), 'admin');
  const input = { ...farmer, lastName, phoneNumber };
  const { errors } = await ask(url(), 'mutation ($input: AddFarmerInput!) { addFarmer(input: $input) { message } }', { input }, token);
  expect(errors).toBeUndefined();
}

/** Hides or shows a tab. Every tab of a headless browser counts as visible. */
const setVisible = (tab: Page, isVisible: boolean) =>
  tab.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

it('two tabs share one stream, each reports changes, and another tab takes the stream over', async () => {
  const { page, newTab } = await visit('moderator');
  const streams: Page[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/graphql/stream')) streams.push(request.frame().page());
  });
  await page.goto('/?panel=farmers');
  await rows(page).first().waitFor();
  const second = await newTab();
  await second.goto('/?panel=farmers');
  await rows(second).first().waitFor();
  await expect.poll(() => streams.length).toBe(1);
  const [leader] = streams;
  const follower = leader === page ? second : page;
  const first = await rows(follower).first().textContent();
  await page.waitForTimeout(3_000);
  await addFarmer('Kharat', '9822041735');
  for (const tab of [page, second]) await tab.getByText('1 new or changed').waitFor();
  expect(streams).toHaveLength(1);
  expect(await rows(follower).first().textContent()).toBe(first);
  await follower.getByRole('button', { name: 'Show', exact: true }).click();
  await follower.getByRole('link', { name: /Dattatray Kharat/ }).waitFor();
  await setVisible(follower, false);
  await addFarmer('Kadam', '9822041737');
  await leader?.getByText('2 new or changed').waitFor();
  await setVisible(follower, true);
  await follower.getByText('1 new or changed').waitFor();
  expect(streams).toHaveLength(1);
  await follower.getByRole('button', { name: 'Show', exact: true }).click();
  await follower.getByRole('link', { name: /Dattatray Kadam/ }).waitFor();
  await leader?.close();
  await expect.poll(() => streams.length).toBe(2);
  await addFarmer('Kolhe', '9822041736');
  await follower.getByText('1 new or changed').waitFor();
});
