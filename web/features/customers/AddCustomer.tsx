/** Adding a farmer or a dealer. */
import type { ComponentProps } from 'react';
import type { Attempt } from '../../data/attempt.ts';
import type { AddFarmerInput, MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { AddPersonForm } from '../../people/AddPersonForm.tsx';
import { PictureField } from '../../people/PictureField.tsx';
import { given, personInput } from '../../people/person-input.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useAddDealerMutation } from './dealers.generated.ts';
import { useAddFarmerMutation } from './farmers.generated.ts';
import { customersTexts } from './texts/texts.ts';

interface Props extends Pick<ComponentProps<typeof AddPersonForm>, 'lookTo' | 'onAdded' | 'onCancel'> {
  type: MeetingType;
}

export function AddCustomer({ type, ...ways }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const useAdd = type === 'FARMER' ? useAddFarmerMutation : useAddDealerMutation;
  const attempt: Attempt<AddFarmerInput, unknown> = useAdd();
  return (
    <AddPersonForm
      title={text(`customers.add.${type}`)}
      place={type === 'FARMER' ? 'addFarmer' : 'addDealer'}
      extra={{ label: text('person.picture'), initial: '', field: (form) => <PictureField form={form} /> }}
      attempt={attempt}
      inputOf={(values) => ({ ...personInput(values), profilePicture: given(values.extra) })}
      {...ways}
    />
  );
}
