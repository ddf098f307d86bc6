/** The file names of pictures, as the calls that add farmers and dealers take them (specification section 3: a text field). */

import { useText } from '../i18n/text-context.ts';
import { InputField } from '../ui/form/InputField.tsx';
import type { FieldForm } from '../ui/form/use-form.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props {
  form: FieldForm<'extra'>;
}

export function PictureField({ form }: Props) {
  const text = useText(peopleTexts);
  return <InputField form={form} name="extra" label={text('person.picture')} optional verbatim wideOnPhone placeholder="kharat-01.jpg, kharat-02.jpg" />;
}
