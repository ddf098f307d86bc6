/** Fills in the forms about people as a person does, by the labels of the fields. */
import type { Locator, Page } from 'playwright';

/** Returns a field by its label, with or without the required mark or 'optional'. */
export const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label}(\\*| ?optional)?$`));

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
}

/** Fills in the required fields of a farmer, a dealer or an employee. */
export async function fillPerson(page: Page, { firstName, lastName, phone, email }: Person): Promise<void> {
  await field(page, 'First Name').fill(firstName);
  await field(page, 'Last Name').fill(lastName);
  await field(page, 'Date of Birth').fill('31/01/1990');
  await field(page, 'Phone Number').fill(phone);
  await field(page, 'Email').fill(email);
  await field(page, 'State').selectOption('Maharashtra');
  await field(page, 'District').selectOption('Pune');
  await field(page, 'Taluka').selectOption('Shirur');
  await field(page, 'Street').fill('Canal Road');
  await field(page, 'Pincode').fill('412 208');
}
