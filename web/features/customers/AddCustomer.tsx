/** Renders the form that adds a farmer or a dealer, with the fields of the edit form. A REST API without extensions takes only names of pictures. */
import { type ComponentProps, useState } from 'react';
import type { Attempt, Payload } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { PersonForm } from '../../people/PersonForm.tsx';
import { addressLabels, nameLabels } from '../../people/person-form.ts';
import { tidyPhone } from '../../people/person-values.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { CustomerSections } from './CustomerSections.tsx';
import { useAddDealerMutation, useAddFarmerMutation } from './customers.generated.ts';
import { type CustomerValues, checkNewCustomer, emptyCustomer, newCustomer } from './edit-values.ts';
import { NotesSection } from './NotesSection.tsx';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import { customersTexts } from './texts/texts.ts';

interface NewValues extends CustomerValues {
  /** File names, separated by commas, when pictures cannot be uploaded. */
  pictureNames: string;
}

const initial: NewValues = { ...emptyCustomer, pictureNames: '' };

type NewCustomer = ReturnType<typeof newCustomer>;

const useAddFarmer = (): Attempt<NewCustomer, Payload> => {
  const { run, ...attempt } = useAddFarmerMutation();
  return { ...attempt, run: ({ notes, ...input }) => run({ ...input, crops: notes }) };
};

const useAddDealer = (): Attempt<NewCustomer, Payload> => {
  const { run, ...attempt } = useAddDealerMutation();
  return { ...attempt, run: ({ notes, ...input }) => run({ ...input, details: notes }) };
};

interface Props extends Pick<ComponentProps<typeof PersonForm<NewValues, NewCustomer, Payload>>, 'checkPath' | 'onSaved' | 'onCancel'> {
  type: MeetingType;
  /** Path of the page of a registered customer. */
  pathTo: (id: string) => string;
}

export function AddCustomer({ type, pathTo, ...ways }: Props) {
  const text = useText(customersTexts, peopleTexts, formTexts);
  const [isSending, setIsSending] = useState(false);
  const useAdd = type === 'FARMER' ? useAddFarmer : useAddDealer;
  const isDocumented = useServerConfig()?.extensions === false;
  const offered = (values: NewValues) => (isDocumented ? documentedOnly(values) : values);
  const title = text(`customers.add.${type}`);
  return (
    <PersonForm
      title={title}
      pageId={type === 'FARMER' ? 'addFarmer' : 'addDealer'}
      initial={initial}
      labels={{
        ...nameLabels(text),
        whatsAppMobile: text('customers.whatsApp'),
        pictureNames: text('person.picture'),
        ...addressLabels(text),
        notes: text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop'),
        pictures: text('customers.pictures'),
      }}
      check={(values) => checkNewCustomer(offered(values), text)}
      attempt={useAdd()}
      inputOf={(values) => newCustomer(offered(values))}
      busy={isSending}
      {...ways}
    >
      {(form) => (
        <>
          <CustomerSections type={type} form={form} pathTo={pathTo}>
            {isDocumented ? (
              <InputField field={form.field('pictureNames')} optional verbatim wideOnPhone placeholder="kharat-01.jpg, kharat-02.jpg" />
            ) : (
              <InputField field={form.field('whatsAppMobile')} optional type="tel" prefix="+91" tidy={tidyPhone} wideOnPhone />
            )}
          </CustomerSections>
          {!isDocumented && (
            <>
              <NotesSection type={type} field={form.field('notes')} />
              <PicturesSection
                field={form.field('pictures')}
                name={joinParts([form.values.firstName, form.values.lastName], ' ') || title}
                onSending={setIsSending}
              />
            </>
          )}
        </>
      )}
    </PersonForm>
  );
}

/** Returns the values that every REST API accepts. A draft may contain others. */
const documentedOnly = ({ pictureNames, ...values }: NewValues): CustomerValues => ({
  ...values,
  whatsAppMobile: '',
  notes: [],
  pictures: pictureNames.split(',').flatMap((name) => (name.trim() === '' ? [] : [{ fileName: name.trim(), url: '' }])),
});
