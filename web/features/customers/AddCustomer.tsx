/** Adding a farmer or a dealer. */
import type { ComponentProps } from 'react';
import type { Attempt } from '../../data/attempt.ts';
import type { AddFarmerInput, MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { PersonForm } from '../../people/PersonForm.tsx';
import { personInput } from '../../people/person-form.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { InputField } from '../../ui/form/InputField.tsx';
import { useAddDealerMutation } from './dealers.generated.ts';
import { useAddFarmerMutation } from './farmers.generated.ts';
import { customersTexts } from './texts/texts.ts';

interface Props extends Pick<ComponentProps<typeof PersonForm<string, AddFarmerInput, unknown>>, 'lookTo' | 'onSaved' | 'onCancel'> {
  type: MeetingType;
}

export function AddCustomer({ type, ...ways }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const useAdd = type === 'FARMER' ? useAddFarmerMutation : useAddDealerMutation;
  const attempt: Attempt<AddFarmerInput, unknown> = useAdd();
  return (
    <PersonForm
      title={text(`customers.add.${type}`)}
      place={type === 'FARMER' ? 'addFarmer' : 'addDealer'}
      extra={{
        label: text('person.picture'),
        initial: '',
        // The calls take the file names of pictures as a text.
        draw: (field) => <InputField field={field} optional verbatim wideOnPhone placeholder="kharat-01.jpg, kharat-02.jpg" />,
      }}
      attempt={attempt}
      inputOf={(values) => ({ ...personInput(values), profilePicture: values.extra.trim() || null })}
      {...ways}
    />
  );
}
