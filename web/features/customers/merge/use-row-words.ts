/** Returns the labels and formatted values of the rows of a pair. */
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatPhone, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import type { CustomerValues } from '../edit-values.ts';
import { customersTexts } from '../texts/texts.ts';
import type { PairRow } from './pair-values.ts';

export function useRowWords() {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const label = (row: PairRow, type: MeetingType): string => {
    if (row === 'notes') return text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop');
    return text(rowTexts[row]);
  };
  const value = (values: CustomerValues, row: PairRow): string => {
    const { village, taluka, district, state, gender, notes } = values;
    switch (row) {
      case 'name':
        return write.name(values);
      case 'phone':
        return write.text(formatPhone(values.phoneNumber));
      case 'whatsApp':
        return write.text(formatPhone(values.whatsAppMobile));
      case 'birth':
        return write.date(values.dateOfBirth);
      case 'gender':
        return gender === '' ? write.none : text(`person.gender.${gender}`);
      case 'area':
        return write.text(joinParts([village, write.address({ taluka, district, state })], ', '));
      case 'notes':
        return write.text(notes.map(({ name, value: more }) => joinParts([name, more], ' ')).join(', '));
      default:
        return write.text(values[row]);
    }
  };
  return { label, value };
}

const rowTexts = {
  name: 'person.name',
  phone: 'person.phone',
  whatsApp: 'customers.whatsApp',
  birth: 'person.dateOfBirth',
  gender: 'person.gender',
  email: 'person.email',
  street: 'person.street',
  area: 'customers.pair.area',
  pinCode: 'person.pincode',
} as const satisfies Record<Exclude<PairRow, 'notes'>, string>;
