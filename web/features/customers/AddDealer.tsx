/** Adding a dealer. */

import { useText } from '../../i18n/text-context.ts';
import { AddPersonForm } from '../../people/AddPersonForm.tsx';
import { PictureField } from '../../people/PictureField.tsx';
import { given, personInput } from '../../people/person-input.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { useAddDealerMutation } from './add-dealer.generated.ts';
import { dealersTexts } from './texts/dealers/texts.ts';

interface Props {
  /** The list in which it can be seen whether somebody was added. */
  lookTo: string;
  onDone: () => void;
}

export function AddDealer({ lookTo, onDone }: Props) {
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
      lookTo={lookTo}
      onDone={onDone}
    />
  );
}
