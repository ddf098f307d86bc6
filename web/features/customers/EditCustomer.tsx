/** Changing a farmer or dealer, by the fields with which one is registered. Whoever was quicker is told of, and nothing that was typed is lost. */
import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { isDay } from '../../calendar/read-day.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { failureOf } from '../../data/failure.ts';
import { LookFirst } from '../../data/LookFirst.tsx';
import { answerOf } from '../../data/refusal.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { AddressSection } from '../../people/AddressSection.tsx';
import { useAreas } from '../../people/areas.ts';
import { ChangedMeanwhile } from '../../people/ChangedMeanwhile.tsx';
import { type Merged, mergeChanges } from '../../people/merge-changes.ts';
import { PersonSection } from '../../people/PersonSection.tsx';
import { addressLabels, nameLabels } from '../../people/person-form.ts';
import { tidyPhone } from '../../people/person-values.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { dropDraft } from '../../ui/form/draft.ts';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type CustomerToEdit, type CustomerValues, checkCustomer, customerChange, customerValues } from './edit-values.ts';
import { edits } from './edits.ts';
import { NotesSection } from './NotesSection.tsx';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import type { FarmerToEditQuery } from './record.generated.ts';
import { customersTexts } from './texts/texts.ts';

type Known = Pick<FarmerToEditQuery, 'lastChange'> & { customer: CustomerToEdit | null };

interface Ways {
  /** The page of whoever is changed, where it can be seen whether the change was saved. */
  lookTo: string;
  /** Whether somebody follows in the list that they were opened from. */
  hasNext: boolean;
  /** @param next by the button that goes on to whoever follows */
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
  const lookAgain = async (): Promise<Known | undefined> => (await refetch().catch(() => undefined))?.data;
  const record = data?.customer?.record;
  if (data?.customer && record) return <CustomerForm type={type} customer={data.customer} version={record.version} lookAgain={lookAgain} {...ways} />;
  return (
    <Sheet
      title={text('customers.editName', { name: text(`customers.number.${type}`, { id }) })}
      place={`edit ${type} ${id}`}
      back={{ label: text(`customers.number.${type}`, { id }), to: ways.lookTo }}
    >
      {error !== undefined ? (
        <StatePanel
          role="alert"
          picture={<WifiOff />}
          title={text('customers.failed')}
          detail={text(failureOf(error))}
          actions={<RetryButton onRetry={() => void lookAgain()} />}
        />
      ) : (
        data !== undefined && (
          <chakra.p px="gutter" color="fg.muted">
            {text('customers.noEdit')}
          </chakra.p>
        )
      )}
    </Sheet>
  );
}

interface FormProps extends Ways {
  type: MeetingType;
  customer: CustomerToEdit;
  version: number;
  /** Reads anew what is saved. */
  lookAgain: () => Promise<Known | undefined>;
}

interface Conflict extends Merged<CustomerValues> {
  by: string;
  at: string;
  theirs: CustomerValues;
}

function CustomerForm({ type, customer, version, lookAgain, lookTo, hasNext, onSaved, onCancel }: FormProps) {
  const text = useText(customersTexts, peopleTexts, formTexts);
  const write = useValues();
  const dates = useDates();
  const areas = useAreas();
  const tell = useNotice();
  const { run, busy, outcome, dismiss } = edits[type].useUpdate();
  const { id } = customer;
  /** What the change is made from. */
  const [base, setBase] = useState({ version, values: customerValues(customer) });
  const [isSending, setIsSending] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  // A draft of an older version would take back what others have changed since.
  const draftOf = (number: number) => `edit ${type} ${id} ${number}`;
  const labels = {
    ...nameLabels(text),
    whatsAppMobile: text('customers.whatsApp'),
    ...addressLabels(text),
    notes: text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop'),
    pictures: text('customers.pictures'),
  };
  const form = useForm<CustomerValues>({
    initial: base.values,
    labels,
    draft: draftOf(base.version),
    check: (values) => checkCustomer(values, base.values, text),
    showsChanges: true,
  });

  /** Puts what is typed here over what somebody else has saved, if somebody has. */
  const merge = async (): Promise<void> => {
    const latest = await lookAgain();
    const saved = latest?.customer?.record?.version;
    if (!latest?.customer || saved === undefined || saved === base.version) return;
    const theirs = customerValues(latest.customer);
    const merged = mergeChanges(base.values, form.values, theirs);
    const last = latest.lastChange?.nodes[0];
    setBase({ version: saved, values: theirs });
    dropDraft(draftOf(base.version));
    form.rebase(theirs);
    form.change(merged.values);
    setConflict({ ...merged, theirs, by: write.text(last?.employee?.name), at: write.dateTime(last?.at) });
    dismiss();
  };

  const submit = async (next: boolean) => {
    setConflict(undefined);
    const result = await run({ id, version: base.version, ...customerChange(form.values) });
    if (result?.kind === 'refused') return merge();
    if (result?.kind !== 'done') return;
    tell({ message: text('person.changed', { name: write.name(form.values) }) });
    form.saved();
    onSaved(next);
  };

  const inWords = (values: CustomerValues, field: keyof CustomerValues): string => {
    const { gender, notes, pictures, [field]: value } = values;
    if (field === 'gender') return gender === '' ? write.none : text(`person.gender.${gender}`);
    if (field === 'notes') return write.text(notes.map(({ name, value: more }) => `${name} ${more}`.trim()).join(', '));
    if (field === 'pictures') return formatNumber(pictures.length);
    if (typeof value !== 'string') return write.none;
    if (field === 'dateOfBirth' && isDay(value)) return dates.date(value);
    return field === 'state' || field === 'district' || field === 'taluka' ? write.area(value, values.district) : write.text(value);
  };
  const theirChanges = ({ taken, disputed, theirs }: Conflict) =>
    [...disputed, ...taken]
      // It goes with the date of birth.
      .filter((field) => field !== 'confirmedBirthday')
      .map((field) => ({
        field: labels[field],
        theirs: inWords(theirs, field),
        yours: disputed.includes(field) ? inWords(form.values, field) : undefined,
        takeTheirs: () => {
          form.change(field === 'dateOfBirth' ? { dateOfBirth: theirs.dateOfBirth, confirmedBirthday: theirs.confirmedBirthday } : { [field]: theirs[field] });
          setConflict((now) => now && { ...now, disputed: now.disputed.filter((other) => other !== field), taken: [...now.taken, field] });
          document.getElementById(form.field(field).id)?.focus();
        },
      }));
  const changed = form.changes.filter((field) => field !== 'confirmedBirthday').map((field) => labels[field]);

  return (
    <Sheet
      title={text('customers.editName', { name: write.name(base.values) })}
      place={`edit ${type} ${id}`}
      takesFocus={false}
      note={text(`customers.number.${type}`, { id })}
      back={{ label: write.name(base.values), to: lookTo }}
    >
      <FormSheet
        form={form}
        {...answerOf(outcome, text, <LookFirst to={lookTo} />)}
        submit={text('form.saveChanges')}
        submitAgain={hasNext ? text('customers.saveNext') : undefined}
        onSubmit={submit}
        onCancel={onCancel}
        busy={busy || isSending}
        note={changed.length === 0 ? undefined : text('person.changes', { fields: changed.join(', ') })}
      >
        {conflict !== undefined && (
          <chakra.div mb="4">
            <ChangedMeanwhile key={base.version} name={conflict.by} at={conflict.at} changes={theirChanges(conflict)} />
          </chakra.div>
        )}
        <PersonSection form={form} autoFocus>
          <InputField field={form.field('whatsAppMobile')} optional type="tel" prefix="+91" tidy={tidyPhone} wideOnPhone />
        </PersonSection>
        <AddressSection form={form} areas={areas} />
        <NotesSection type={type} field={form.field('notes')} />
        <PicturesSection field={form.field('pictures')} name={write.name(base.values)} onSending={setIsSending} />
      </FormSheet>
    </Sheet>
  );
}
