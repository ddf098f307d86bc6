/** State of the form for a saved person. It starts from a version of the record, shows changes that others save, and keeps typed input. */
import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { isDay } from '../calendar/read-day.ts';
import { useDates } from '../calendar/use-dates.ts';
import { type Attempt, answerOf } from '../data/attempt.ts';
import { CheckFirstLink } from '../data/OutcomeMessage.tsx';
import { useText } from '../i18n/text-context.ts';
import { dropDraft } from '../ui/form/draft.ts';
import { formTexts } from '../ui/form/texts/texts.ts';
import { type FormErrors, useForm } from '../ui/form/use-form.ts';
import { Message } from '../ui/Message.tsx';
import { useNotice } from '../ui/NoticeArea.tsx';
import { type Merged, mergeChanges } from './merge-changes.ts';
import { noLastName } from './names.ts';
import type { PersonValues } from './person-form.ts';
import { peopleTexts } from './texts/texts.ts';
import { useValues } from './use-values.ts';

export interface SavedRecord<Values, Version> {
  /** Null when changes are not counted. */
  version: Version;
  values: Values;
  /** Author and time of the last change. */
  by: string | null | undefined;
  at: string | null | undefined;
}

interface Options<Values, Version, Input, Answer> {
  /** Name of the draft. Each version has its own draft. */
  pageId: string;
  saved: SavedRecord<Values, Version>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Validates the values. @param known the saved values */
  check: (values: Values, known: Values) => FormErrors<Values>;
  /** Refetches the saved record; undefined when it cannot be loaded. */
  readSaved: () => Promise<SavedRecord<Values, Version> | undefined>;
  /** Formats a field that only some records have; undefined for other fields. */
  inWords: (values: Values, field: keyof Values & string) => string | undefined;
  attempt: Attempt<Input, Answer>;
  /** Builds the mutation input. @param version the version that the change is based on */
  inputOf: (values: Values, version: Version) => Input;
  /** Path of the page that shows whether the change was saved. */
  checkPath: string;
}

export function useRecordForm<Values extends PersonValues, Version extends number | null, Input, Answer>(options: Options<Values, Version, Input, Answer>) {
  const { pageId, saved, labels, check, readSaved, inWords, attempt, inputOf, checkPath } = options;
  type Name = keyof Values & string;
  const text = useText(peopleTexts, formTexts);
  const tell = useNotice();
  const write = useValues();
  const dates = useDates();
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<Merged<Values>>();
  // A draft of an older version would revert what others have changed since.
  const draftOf = (version: Version) => `${pageId} ${version}`;
  const form = useForm<Values>({
    initial: base.values,
    labels,
    draft: draftOf(base.version),
    check: (values) => check(values, base.values),
    showsChanges: true,
  });

  const merge = async () => {
    setConflict(undefined);
    const latest = await readSaved();
    if (latest === undefined || latest.version === base.version) return;
    const merged = mergeChanges(base.values, form.latestValues(), latest.values);
    setBase(latest);
    dropDraft(draftOf(base.version));
    form.rebase(latest.values);
    form.change(merged.values);
    setConflict(merged);
    attempt.dismiss();
  };
  /** Sends the typed values. When refused because of a concurrent change, merges the typed values into the saved ones. @returns undefined when not saved */
  const save = async () => {
    const result = await attempt.run(inputOf(form.values, base.version));
    if (result?.kind === 'refused') await merge();
    if (result?.kind !== 'done') return undefined;
    tell({ message: result.message ?? text('person.changed', { name: write.name(form.values) }) });
    form.saved();
    return result.payload;
  };

  /** Resets to the saved record, for a form that stays open. */
  const restart = (record: SavedRecord<Values, Version>) => {
    setBase(record);
    setConflict(undefined);
    form.saved(record.values);
  };

  const words = (values: Values, field: Name): string => {
    const own = inWords(values, field);
    if (own !== undefined) return own;
    if (field === 'gender') return values.gender === '' ? write.none : text(`person.gender.${values.gender}`);
    const value: unknown = values[field];
    if (typeof value !== 'string') return write.none;
    if (field === 'lastName' && value === noLastName) return text('person.noLastName');
    if (field === 'dateOfBirth' && isDay(value)) return dates.date(value);
    return field === 'state' || field === 'district' || field === 'taluka' ? write.area(value, values.district) : write.text(value);
  };
  const takeTheirs = (field: Name) => {
    form.field(field).set(base.values[field]);
    // The confirmation belongs to the date of birth.
    if (field === 'dateOfBirth') form.field('confirmedBirthday').set(base.values.confirmedBirthday);
    setConflict((now) => now && { ...now, disputed: now.disputed.filter((other) => other !== field), taken: [...now.taken, field] });
    document.getElementById(form.field(field).id)?.focus();
  };
  const isNamed = (field: Name) => field !== 'confirmedBirthday';
  const changed = form.changes.filter(isNamed).map((field) => labels[field]);
  return {
    form,
    /** The version that the change is based on. */
    base,
    save,
    restart,
    /** Changes by another person, shown above the fields. */
    conflict: conflict && (
      <chakra.div mb="4">
        <ChangedMeanwhile
          key={base.version}
          name={write.text(base.by)}
          at={write.dateTime(base.at)}
          changes={[...conflict.disputed, ...conflict.taken].filter(isNamed).map((field) => ({
            field: labels[field],
            theirs: words(base.values, field),
            yours: conflict.disputed.includes(field) ? words(form.values, field) : undefined,
            takeTheirs: () => takeTheirs(field),
          }))}
        />
      </chakra.div>
    ),
    /** Properties of the form sheet that all records share. */
    sheet: {
      form,
      ...answerOf(attempt.outcome, text, <CheckFirstLink to={checkPath} />),
      submit: text('form.saveChanges'),
      busy: attempt.busy,
      note: changed.length === 0 ? undefined : text('person.changes', { fields: changed.join(', ') }),
    },
  };
}

/** A field that the other person changed, in words. */
interface TheirChange {
  field: string;
  theirs: string;
  /** Undefined when the field had no unsaved input and the other value was accepted. */
  yours: string | undefined;
  takeTheirs: () => void;
}

interface Props {
  name: string;
  at: string;
  changes: readonly TheirChange[];
}

/** Shows the changes that another person saved while the form was open: accepted ones, and conflicts with a button to accept theirs. */
function ChangedMeanwhile({ name, at, changes }: Props) {
  const text = useText(peopleTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Message ref={box} kind="error">
      <chakra.strong fontWeight="600">{text('person.changedToo', { name, at })}</chakra.strong>
      <chakra.ul listStyleType="none">
        {changes.map(({ field, theirs, yours, takeTheirs }) => (
          <li key={field}>
            {yours === undefined ? (
              text('person.taken', { field, value: theirs })
            ) : (
              <>
                {text('person.theirs', { field, theirs, yours })}{' '}
                <Button type="button" size="xs" ms="1" aria-label={`${text('person.takeTheirs')}: ${field}`} onClick={takeTheirs}>
                  {text('person.takeTheirs')}
                </Button>
              </>
            )}
          </li>
        ))}
      </chakra.ul>
    </Message>
  );
}
