/** Values in sentences: their kinds, and how English writes each kind. */

/** English labels of the fields of a person, by their names on the wire. */
const labels = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  dob: 'Date of birth',
  gender: 'Gender',
  phoneNumber: 'Phone number',
  mobileNumber: 'Phone number',
  whatsAppMobile: 'WhatsApp Mobile',
  email: 'Email',
  username: 'User name',
  street: 'Street',
  village: 'Village',
  taluka: 'Taluka',
  district: 'District',
  state: 'State',
  pinCode: 'PIN code',
  profilePicture: 'Profile picture',
  'details.name': 'Name',
  'details.value': 'Value',
};

/** Field of a person, by its name on the wire. */
export type LabelledField = keyof typeof labels;

/** Types of parameters, by the kind behind a colon: `{date:day}`. A parameter without a kind is the same text in every language. */
export interface Kinds {
  /** `YYYY-MM-DD`, in English `20 Nov 2026`. */
  readonly day: string;
  /** `YYYY-MM-DD`, the same in English. */
  readonly isoDay: string;
  /** `YYYY-MM`, in English `November 2026`. */
  readonly month: string;
  /** Name of a field on the wire, the same in English. */
  readonly field: string;
  /** Name of a field on the wire, in English its label. */
  readonly label: LabelledField;
  /** Number, grouped as in India. */
  readonly number: number;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `20 Nov 2026`. @param date `YYYY-MM-DD` */
export const dayText = (date: string): string => dayFormat.format(new Date(date));

/** `November 2026`. @param month `YYYY-MM`, or a day of the month */
export const monthText = (month: string): string => monthFormat.format(new Date(month));

const labelByField: ReadonlyMap<string, string> = new Map(Object.entries(labels));

/** Writes a value in English, by its kind. */
export function formatValue(value: string | number, kind: string | undefined): string {
  switch (kind) {
    case 'day':
      return dayText(String(value));
    case 'month':
      return monthText(String(value));
    case 'label':
      return labelByField.get(String(value)) ?? String(value);
    case 'number':
      return Number(value).toLocaleString('en-IN');
    default:
      return String(value);
  }
}
