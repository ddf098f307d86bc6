/** Adding a dealer. */

import type { ComponentProps } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { AddPersonForm } from '../../people/AddPersonForm.tsx';
import { PictureField } from '../../people/PictureField.tsx';
import { given, personInput } from '../../people/person-input.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { useAddDealerMutation } from './add-dealer.generated.ts';
import { dealersTexts } from './texts/dealers/texts.ts';

type Props = Pick<ComponentProps<typeof AddPersonForm>, 'lookTo' | 'onAdded' | 'onCancel'>;

export function AddDealer(ways: Props) {
  const text = useText(dealersTexts, personTexts);
  return (
    <AddPersonForm
      title={text('dealers.add')}
      place="addDealer"
      extra={{ label: text('person.picture'), initial: '', field: (form) => <PictureField form={form} /> }}
      attempt={useAddDealerMutation()}
      inputOf={(values) => ({ ...personInput(values), profilePicture: given(values.extra) })}
      {...ways}
    />
  );
}
