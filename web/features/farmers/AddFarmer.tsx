/** Adding a farmer. */
import { AddPersonForm } from '../../client/people/AddPersonForm.tsx';
import { PictureField } from '../../client/people/PictureField.tsx';
import { given, personInput } from '../../client/people/person-input.ts';
import { farmersTexts } from '../../i18n/farmers/texts.ts';
import { personTexts } from '../../i18n/person/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { useAddFarmerMutation } from './add-farmer.generated.ts';

interface Props {
  onDone: () => void;
}

export function AddFarmer({ onDone }: Props) {
  const text = useText(farmersTexts, personTexts);
  const [addFarmer] = useAddFarmerMutation();
  return (
    <AddPersonForm
      title={text('farmers.add')}
      place="addFarmer"
      extra={{ label: text('person.picture'), initial: '', field: (form) => <PictureField form={form} /> }}
      send={async (clientMutationId, values) => {
        const input = { ...personInput(values), profilePicture: given(values.extra), clientMutationId };
        return (await addFarmer({ variables: { input } })).data?.addFarmer;
      }}
      onDone={onDone}
    />
  );
}
