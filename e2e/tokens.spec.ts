/** A tool gets a token on the screen, asks with it, is in list and audit, and is refused once it is revoked. */
import { expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { field } from './form.ts';
import { focused, rows } from './screen.ts';
import { ask } from './session.ts';

const { url, visit } = withProduct();

const farmers = '{ farmers(first: 1) { nodes { id } } }';
const codes = async (token: string, query = farmers) => (await ask(url(), query, {}, token)).errors?.map(({ extensions }) => extensions?.['code']);

it('a tool asks with its token until an administrator revokes it', async () => {
  const { page } = await visit('admin');
  await page.goto('/?panel=tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await focused(field(page, 'Tool'));
  await page.keyboard.type('Nightly copy');
  await page.keyboard.press('Enter');
  const token = await dialog.getByRole('textbox', { name: 'The token, shown this once' }).inputValue();
  expect(token).toMatch(/^tool_[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await rows(page).filter({ hasText: 'Nightly copy' }).filter({ hasText: 'Active' }).waitFor();

  expect(await codes(token)).toBeUndefined();
  expect(await codes(token, '{ auditEvents { totalCount } }')).toEqual(['FORBIDDEN']);

  await page.getByRole('button', { name: 'Revoke the token of Nightly copy' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await rows(page).filter({ hasText: 'Nightly copy' }).filter({ hasText: 'Revoked' }).waitFor();
  expect(await codes(token)).toEqual(['UNAUTHENTICATED']);

  await page.goto('/?panel=audit&action=ACCESS_TOKEN_REVOKED');
  await rows(page).filter({ hasText: 'Nightly copy' }).waitFor();
});
