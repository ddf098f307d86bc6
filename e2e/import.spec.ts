/** Farmers and dealers from a spreadsheet: by mouse with an xlsx and a lost connection, and by keys alone with a csv on a phone. */
import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityFindings } from './accessible.ts';
import { desktop, phone } from './browser.ts';
import { withProduct } from './fixture.ts';
import { heading, rows } from './screen.ts';
import { ask, signIn } from './session.ts';

const { url, visit } = withProduct();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Returns a workbook with thirty farmers below a title, telephones as numbers and birthdays as dates; three have errors. */
async function farmersSheet(): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Kharif');
  sheet.addRow(['Shirur, kharif 2026']);
  sheet.addRow(['Sr.', 'नाव', 'Father / husband', 'Surname', 'Mobile no.', 'DOB', 'E-mail', 'Dist', 'Tal', 'गाव', 'Address', 'Pin code']);
  for (let at = 0; at < 30; at += 1) {
    const [mobile, birthday, taluka] = [at === 3 ? 982204 : 9000012300 + at, at === 7 ? '1990' : new Date('1984-02-12'), at === 11 ? 'Shirr' : 'शिरूर'];
    sheet.addRow([at + 1, `Navin${at}`, 'Maruti', 'Importkar', mobile, birthday, `navin${at}@example.in`, 'पुणे', taluka, 'Nimone', 'Gat No. 88', 412211]);
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

it('an xlsx is corrected in place and sent; the connection and a response are lost, and nobody is registered twice', async () => {
  const { page, allow } = await visit('moderator', { viewport: desktop });
  await page.goto('/?panel=farmers');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await heading(page, 'Import farmers').waitFor();
  await page.getByLabel('Choose a file').setInputFiles({ name: 'shirur.xlsx', mimeType: 'application/octet-stream', buffer: await farmersSheet() });
  await page.getByText('shirur.xlsx, 30 rows').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await button(page, 'Check 30 rows').click();
  await page.getByText('27 ready, 3 with errors.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByLabel(/^Phone Number/).fill('90000 12303');
  await page.getByLabel(/^Date of Birth/).fill('3-11-79');
  await button(page, 'Use Shirur').click();
  await page.getByText('30 ready, 0 with errors.').waitFor();

  // The response to the tenth write is lost, and all later requests fail.
  let writes = 0;
  allow(/net::ERR_FAILED/);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AddFarmer')) return route.fallback();
    writes += 1;
    if (writes < 10) return route.fallback();
    if (writes === 10) await route.fetch();
    return route.abort();
  });
  await button(page, 'Send 30 farmers').click();
  await page.getByText(/The server could not be reached/).waitFor();
  await page.getByText('9 of 30 sent.').waitFor();
  await page.unroute('**/graphql');
  await button(page, 'Continue').click();
  await page.getByText('30 registered, 0 not.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download report (xlsx)').click()]);
  const report = new ExcelJS.Workbook();
  await report.xlsx.load(new Uint8Array(await readFile(await download.path())).buffer);
  const outcomes = report.worksheets[0]?.getColumn(17).values.slice(2);
  expect(outcomes).toEqual(Array.from({ length: 30 }, () => 'Registered'));

  await page.getByRole('link', { name: 'See the 30 farmers' }).click();
  await heading(page, 'Farmers').waitFor();
  await rows(page).filter({ hasText: 'Importkar' }).first().waitFor();
  const { token } = await signIn(url(), 'moderator');
  const { data } = await ask<{ searchFarmers: { nodes: readonly { firstName: string; lastName: string }[] } }>(
    url(),
    '{ searchFarmers(text: "Importkar") { nodes { firstName lastName } } }',
    {},
    token,
  );
  const names = data?.searchFarmers.nodes.filter(({ lastName }) => lastName === 'Importkar').map(({ firstName }) => firstName);
  expect(names?.sort()).toEqual(Array.from({ length: 30 }, (_, at) => `Navin${at}`).sort());

  // Another sheet with registered people: they are reported before anything is sent, and not registered again.
  await page.goto('/?panel=importFarmers');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'other.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Surname,Mobile,DOB,Email,Tal,Address,Pin\nNavin5,Importkar,9000012305,12/02/1984,n@example.in,Shirur,Gat 88,412211'),
  });
  await button(page, 'Check 1 row').click();
  await page.getByText('0 ready, 1 with errors.').waitFor();
  await button(page, 'Correct 1 first').click();
  await page.getByText('Already registered.').waitFor();
  await page.getByRole('link', { name: 'See Navin5 Importkar' }).waitFor();
});

it('a csv of dealers is imported by keys alone, on a phone', async () => {
  const { page } = await visit('moderator', { viewport: phone });
  await page.goto('/?panel=dealers');
  await page.getByRole('link', { name: 'Import', exact: true }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Import dealers').waitFor();
  await page.locator('h1:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.locator('input[type=file]:focus').waitFor();
  const csv = [
    'Name;Mobile;DOB;Gender;Email;Taluka;Address;Pin',
    'Krishi Seva Kendra;7038100001;1-4-80;M;a@example.in;Shirur;Main Road;412210',
    'Vasant Beej;70381;1-4-80;M;b@example.in;Shirur;Main Road;412210',
  ];
  // The file chooser is the browser's own.
  await page.locator('input[type=file]:focus').setInputFiles({ name: 'dealers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\r\n')) });
  // The order of the whole names is chosen, because no name tells it.
  await page.getByRole('radio', { name: /^First name, middle name, last name/ }).focus();
  await page.keyboard.press('Space');
  await button(page, 'Check 2 rows').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Correct 1 first').focus();
  await page.keyboard.press('Enter');
  await page.locator('input[name=phoneNumber]:focus').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('70381 00002');
  await page.getByText('2 ready, 0 with errors.').waitFor();
  // Nothing scrolls sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await accessibilityFindings(page)).toEqual([]);
  const send = button(page, 'Send 2 dealers');
  // While the corrected person is still being looked up.
  await send.focus();
  expect(await send.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => send.isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('2 registered, 0 not.').waitFor();
  await page.getByRole('link', { name: 'See the 2 dealers' }).focus();
  await page.keyboard.press('Enter');
  await rows(page).filter({ hasText: 'Vasant Beej' }).first().waitFor();
});

it('a malformed csv is read as documented on the page, corrected, sent, and listed in the report', async () => {
  const { page } = await visit('moderator', { viewport: desktop });
  await page.goto('/?panel=importFarmers');
  const rowOf = (name: string, surname: string, phone: string, street: string) =>
    `${name};${surname};${phone};12/02/1984;${name}@example.in;Shirur;${street};412211`;
  const lines = [
    'Farmers, kharif 2026',
    'Name;Surname;Mobile;DOB;Email;Tal;Address;Pin',
    rowOf('Sakhubai', '', '9000099901', 'Gat 88'),
    rowOf('Vitthal', 'Badfile', '9.82E+09', '"Gat 88'),
    rowOf('Rekha', 'Badfile', '+91-90000-99903', 'Gat 90'),
  ];
  await page.getByLabel('Choose a file').setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByText('bad.csv, 3 rows').waitFor();
  await page.getByText(/^A quotation mark without its pair at line 4/).waitFor();
  await button(page, 'Check 3 rows').click();
  await page.getByText('1 ready, 2 with errors.').waitFor();
  await button(page, 'Register without a last name').click();
  await page.getByText('2 ready, 1 with errors.').waitFor();
  await button(page, 'Send 2 farmers').click();
  await page.getByText('2 registered, 1 not.').or(page.getByText('2 registered, 0 not.')).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download report (xlsx)').click()]);
  const report = new ExcelJS.Workbook();
  await report.xlsx.load(new Uint8Array(await readFile(await download.path())).buffer);
  const sheet = report.worksheets[0];
  expect(sheet?.getColumn(4).values.slice(2)).toEqual(['No last name', 'Badfile', 'Badfile']);
  const outcomes = sheet?.getColumn(17).values.slice(2).map(String) ?? [];
  expect([outcomes[0], outcomes[2]]).toEqual(['Registered', 'Registered']);
  expect(outcomes[1]).toMatch(/lost digits/);
});

it('another encoding and another sheet are read at once when they are chosen in the reading bar', async () => {
  const { page } = await visit('moderator', { viewport: desktop });
  await page.goto('/?panel=importFarmers');
  const bar = page.getByRole('region', { name: 'How the file was read' });
  const header = ['Name', 'Surname', 'Mobile', 'DOB', 'Email', 'Tal', 'Address', 'Pin'];
  const person = (name: string, phone: string) => [name, 'Readingkar', phone, '12/02/1984', 'reading@example.in', 'Shirur', 'Gat 88', '412211'];
  // Windows-1252: "é" is one byte, which is no character of UTF-8.
  const csv = Buffer.from([header, person('José', '9000088801')].map((row) => row.join(',')).join('\n'), 'latin1');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'western.csv', mimeType: 'text/csv', buffer: csv });
  const encoding = bar.getByLabel('Encoding');
  await encoding.waitFor();
  expect(await encoding.inputValue()).toBe('windows-1252');
  await encoding.selectOption('UTF-8');
  await bar.getByText(/^Damaged characters at line 2/).waitFor();
  await button(page, 'Check 1 row').click();
  await page.getByText('A damaged character. Type it again.').waitFor();
  await button(page, 'Columns').click();
  await encoding.selectOption('Windows-1252');
  await bar.getByText(/^Damaged characters/).waitFor({ state: 'detached' });
  await button(page, 'Check 1 row').click();
  await rows(page).filter({ hasText: 'José' }).waitFor();
  await page.getByText('1 ready, 0 with errors.').waitFor();

  const book = new ExcelJS.Workbook();
  for (const [name, count] of [
    ['Shirur', 2],
    ['Haveli', 3],
  ] as const) {
    const sheet = book.addWorksheet(name);
    sheet.addRow(header);
    for (let at = 0; at < count; at += 1) sheet.addRow(person(`${name}${at}`, `90000777${name.length}${at}`));
  }
  await button(page, 'Choose another file').click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'talukas.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(await book.xlsx.writeBuffer()) });
  await page.getByText('talukas.xlsx, 2 rows').waitFor();
  await bar.getByText('Not read: Haveli. Import each sheet by itself.').waitFor();
  await bar.getByLabel('Sheet').selectOption('Haveli');
  await page.getByText('talukas.xlsx, 3 rows').waitFor();
  await bar.getByText('Not read: Shirur. Import each sheet by itself.').waitFor();
  await button(page, 'Check 3 rows').click();
  await rows(page).filter({ hasText: 'Haveli2' }).waitFor();
});
