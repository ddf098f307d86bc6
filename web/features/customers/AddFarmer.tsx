/** Adding a farmer. */

import type { ComponentProps } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { AddPersonForm } from '../../people/AddPersonForm.tsx';
import { PictureField } from '../../people/PictureField.tsx';
import { given, personInput } from '../../people/person-input.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { useAddFarmerMutation } from './add-farmer.generated.ts';
import { farmersTexts } from './texts/farmers/texts.ts';

type Props = Pick<ComponentProps<typeof AddPersonForm>, 'lookTo' | 'onAdded' | 'onCancel'>;

export function AddFarmer(ways: Props) {
  const text = useText(farmersTexts, personTexts);
  return (
    <AddPersonForm
      title={text('farmers.add')}
      place="addFarmer"
      extra={{ label: text('person.picture'), initial: '', field: (form) => <PictureField form={form} /> }}
      attempt={useAddFarmerMutation()}
      inputOf={(values) => ({ ...personInput(values), profilePicture: given(values.extra) })}
      {...ways}
    />
  );
}
