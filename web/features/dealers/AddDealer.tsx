/** Adding a dealer. */
import { AddPersonForm } from '../../client/people/AddPersonForm.tsx';
import { PictureField } from '../../client/people/PictureField.tsx';
import { given, personInput } from '../../client/people/person-input.ts';
import { dealersTexts } from '../../i18n/dealers/texts.ts';
import { personTexts } from '../../i18n/person/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { useAddDealerMutation } from './add-dealer.generated.ts';

interface Props {
  onDone: () => void;
}

export function AddDealer({ onDone }: Props) {
  const text = useText(dealersTexts, personTexts);
  const [addDealer] = useAddDealerMutation();
  return (
    <AddPersonForm
      title={text('dealers.add')}
      place="addDealer"
      extra={{ label: text('person.picture'), initial: '', field: (form) => <PictureField form={form} /> }}
      send={async (clientMutationId, values) => {
        const input = { ...personInput(values), profilePicture: given(values.extra), clientMutationId };
        return (await addDealer({ variables: { input } })).data?.addDealer;
      }}
      onDone={onDone}
    />
  );
}
