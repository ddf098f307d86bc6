/** Renders the edit form of a farmer or dealer, with the fields of the registration. It shows changes that others save, and keeps typed input. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Attempt, Payload } from '../../data/attempt.ts';
import { FailedPanel } from '../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { addressLabels, nameLabels } from '../../people/person-form.ts';
import { tidyPhone } from '../../people/person-values.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { type SavedRecord, useRecordForm } from '../../people/use-record-form.tsx';
import { useValues } from '../../people/use-values.ts';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { CustomerSections } from './CustomerSections.tsx';
import { type CustomerToEdit, type CustomerValues, checkCustomer, customerChange, customerValues } from './edit-values.ts';
import { NotesSection } from './NotesSection.tsx';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import { type FarmerToEditQuery, useDealerToEditQuery, useFarmerToEditQuery, useUpdateDealerMutation, useUpdateFarmerMutation } from './record.generated.ts';
import { customersTexts } from './texts/texts.ts';

type CustomerChange = ReturnType<typeof customerChange> & { id: string; version: number };

type Update = Attempt<CustomerChange, Payload>;

const useUpdateFarmer = (): Update => {
  const { run, ...attempt } = useUpdateFarmerMutation();
  return { ...attempt, run: ({ id, notes, ...change }) => run({ farmerId: id, crops: notes, ...change }) };
};

const useUpdateDealer = (): Update => {
  const { run, ...attempt } = useUpdateDealerMutation();
  return { ...attempt, run: ({ id, notes, ...change }) => run({ dealerId: id, details: notes, ...change }) };
};

/** Differences between farmers and dealers: the documents, and the names of the input fields. */
const edits = {
  FARMER: { useToEdit: useFarmerToEditQuery, useUpdate: useUpdateFarmer },
  DEALER: { useToEdit: useDealerToEditQuery, useUpdate: useUpdateDealer },
} as const;

type SavedCustomer = SavedRecord<CustomerValues, number>;

function recordOf(data: (Pick<FarmerToEditQuery, 'lastChange'> & { customer: CustomerToEdit | null }) | undefined): SavedCustomer | undefined {
  const { customer, lastChange } = data ?? {};
  const last = lastChange?.nodes[0];
  return customer?.record ? { version: customer.record.version, values: customerValues(customer), by: last?.employee?.name, at: last?.at } : undefined;
}

interface Ways {
  /** Path of the customer's page, which shows whether the change was saved. */
  checkPath: string;
  /** Path of the page of another customer. */
  pathTo: (id: string) => string;
  /** True when the list has a customer after this one. */
  hasNext: boolean;
  /** @param next true for the button that continues with the next customer */
  onSaved: (next: boolean) => void;
  onCancel: () => void;
}

interface Props extends Ways {
  type: MeetingType;
  id: string;
}

export function EditCustomer({ type, id, ...ways }: Props) {
  const text = useText(customersTexts);
  const { data, error, refetch } = edits[type].useToEdit({ variables: { id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const readSaved = async () => recordOf((await refetch().catch(() => undefined))?.data);
  const saved = recordOf(data);
  if (saved !== undefined) return <CustomerForm type={type} id={id} saved={saved} readSaved={readSaved} {...ways} />;
  return (
    <Sheet
      title={text('customers.editName', { name: text(`customers.number.${type}`, { id }) })}
      pageId={`edit ${type} ${id}`}
      back={{ label: text(`customers.number.${type}`, { id }), to: ways.checkPath }}
    >
      {error !== undefined ? (
        <FailedPanel title={text('customers.failed')} error={error} onRetry={() => void readSaved()} />
      ) : (
        data !== undefined && (
          <chakra.p px="gutter" color="fg.muted">
            {notAvailable(text)}
          </chakra.p>
        )
      )}
    </Sheet>
  );
}

interface FormProps extends Props {
  saved: SavedCustomer;
  /** Refetches the saved values. */
  readSaved: () => Promise<SavedCustomer | undefined>;
}

function CustomerForm({ type, id, saved, readSaved, checkPath, pathTo, hasNext, onSaved, onCancel }: FormProps) {
  const text = useText(customersTexts, peopleTexts, formTexts);
  const write = useValues();
  const [isSending, setIsSending] = useState(false);
  const { form, base, save, conflict, sheet } = useRecordForm({
    pageId: `edit ${type} ${id}`,
    saved,
    labels: {
      ...nameLabels(text),
      whatsAppMobile: text('customers.whatsApp'),
      ...addressLabels(text),
      notes: text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop'),
      pictures: text('customers.pictures'),
    },
    check: (values, saved) => checkCustomer(values, saved, text),
    readSaved,
    inWords: ({ notes, pictures }, field) => {
      if (field === 'notes') return write.text(notes.map(({ name, value }) => `${name} ${value}`.trim()).join(', '));
      return field === 'pictures' ? formatNumber(pictures.length) : undefined;
    },
    attempt: edits[type].useUpdate(),
    inputOf: (values, version) => ({ id, version, ...customerChange(values) }),
    checkPath,
  });

  return (
    <Sheet
      title={text('customers.editName', { name: write.name(base.values) })}
      pageId={`edit ${type} ${id}`}
      takesFocus={false}
      note={text(`customers.number.${type}`, { id })}
      back={{ label: write.name(base.values), to: checkPath }}
    >
      <FormSheet
        {...sheet}
        submitAgain={hasNext ? text('customers.saveNext') : undefined}
        onSubmit={async (next) => {
          if ((await save()) && form.isShown()) onSaved(next);
        }}
        onCancel={onCancel}
        busy={sheet.busy || isSending}
      >
        {conflict}
        <CustomerSections type={type} form={form} saved={{ ...base.values, id }} pathTo={pathTo}>
          <InputField field={form.field('whatsAppMobile')} optional type="tel" prefix="+91" tidy={tidyPhone} wideOnPhone />
        </CustomerSections>
        <NotesSection type={type} field={form.field('notes')} />
        <PicturesSection field={form.field('pictures')} name={write.name(base.values)} onSending={setIsSending} />
      </FormSheet>
    </Sheet>
  );
}
