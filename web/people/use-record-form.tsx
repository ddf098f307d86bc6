/** The form about somebody who is saved already. It is made from a version: what others save meanwhile is told of, and nothing that was typed is lost. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { isDay } from '../calendar/read-day.ts';
import { useDates } from '../calendar/use-dates.ts';
import { useText } from '../i18n/text-context.ts';
import { dropDraft } from '../ui/form/draft.ts';
import { type Form, type FormErrors, useForm } from '../ui/form/use-form.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { type Merged, mergeChanges } from './merge-changes.ts';
import type { PersonValues } from './person-form.ts';
import { peopleTexts } from './texts/texts.ts';
import { useValues } from './use-values.ts';

/** What is saved of somebody. */
export interface SavedRecord<Values, Version> {
  /** Null where nothing counts the changes. */
  version: Version;
  values: Values;
  /** Who changed it last, and when. */
  by: string | null | undefined;
  at: string | null | undefined;
}

interface Options<Values, Version> {
  /** The draft's name; each version has a draft of its own. */
  place: string;
  saved: SavedRecord<Values, Version>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** @param known what is saved */
  check: (values: Values, known: Values) => FormErrors<Values>;
  /** Reads anew what is saved; undefined when it cannot be read. */
  lookAgain: () => Promise<SavedRecord<Values, Version> | undefined>;
  /** A field that not everybody has, in words; undefined for any other. */
  inWords: (values: Values, field: keyof Values & string) => string | undefined;
}

interface RecordForm<Values, Version> {
  form: Form<Values>;
  /** What the change is made from. */
  base: SavedRecord<Values, Version>;
  /** Puts what is typed over what somebody else has saved. @returns whether somebody has */
  merge: () => Promise<boolean>;
  /** What somebody else has changed, to be shown above the fields. */
  conflict: ReactNode;
  /** The fields that are changed, for the form's foot. */
  note: string | undefined;
}

export function useRecordForm<Values extends PersonValues, Version extends number | null>(options: Options<Values, Version>): RecordForm<Values, Version> {
  const { place, saved, labels, check, lookAgain, inWords } = options;
  type Name = keyof Values & string;
  const text = useText(peopleTexts);
  const write = useValues();
  const dates = useDates();
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<Merged<Values>>();
  // A draft of an older version would take back what others have changed since.
  const draftOf = (version: Version) => `${place} ${version}`;
  const form = useForm<Values>({
    initial: base.values,
    labels,
    draft: draftOf(base.version),
    check: (values) => check(values, base.values),
    showsChanges: true,
  });

  const merge = async (): Promise<boolean> => {
    setConflict(undefined);
    const latest = await lookAgain();
    if (latest === undefined || latest.version === base.version) return false;
    const merged = mergeChanges(base.values, form.values, latest.values);
    setBase(latest);
    dropDraft(draftOf(base.version));
    form.rebase(latest.values);
    form.change(merged.values);
    setConflict(merged);
    return true;
  };

  const words = (values: Values, field: Name): string => {
    const own = inWords(values, field);
    if (own !== undefined) return own;
    if (field === 'gender') return values.gender === '' ? write.none : text(`person.gender.${values.gender}`);
    const value: unknown = values[field];
    if (typeof value !== 'string') return write.none;
    if (field === 'dateOfBirth' && isDay(value)) return dates.date(value);
    return field === 'state' || field === 'district' || field === 'taluka' ? write.area(value, values.district) : write.text(value);
  };
  const takeTheirs = (field: Name) => {
    form.field(field).set(base.values[field]);
    // It goes with the date of birth.
    if (field === 'dateOfBirth') form.field('confirmedBirthday').set(base.values.confirmedBirthday);
    setConflict((now) => now && { ...now, disputed: now.disputed.filter((other) => other !== field), taken: [...now.taken, field] });
    document.getElementById(form.field(field).id)?.focus();
  };
  const isNamed = (field: Name) => field !== 'confirmedBirthday';
  const changed = form.changes.filter(isNamed).map((field) => labels[field]);
  return {
    form,
    base,
    merge,
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
    note: changed.length === 0 ? undefined : text('person.changes', { fields: changed.join(', ') }),
  };
}
