/** People without a last name. A last name is required, so forms send a mark in its place, which no screen shows (decision 158). */
import { joinParts } from '../i18n/formats.ts';

export const noLastName = '.';

interface Named {
  firstName: string | null;
  middleName?: string | null;
  lastName: string | null;
}

/** Formats a person's name in one line, from a form or from the server. */
export const fullName = ({ firstName, middleName, lastName }: Named): string =>
  joinParts([firstName, middleName, lastName === noLastName ? null : lastName], ' ');
