/** The state of a form: what is typed, which fields are wrong, what is kept as a draft. */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { useUnsaved } from './unsaved.ts';

type NameOf<Values> = keyof Values & string;

/** Error messages by field. */
export type FormErrors<Values> = { readonly [Name in NameOf<Values>]?: string | undefined };

interface Options<Values> {
  initial: Values;
  /** How the fields are called, in their order on the page. */
  labels: Readonly<Record<NameOf<Values>, string>>;
  /** Validates the values and returns error messages by field. */
  check: (values: Values) => FormErrors<Values>;
  /** The draft's name. Without one nothing is kept. */
  draft?: string;
  /** Fields that no draft holds: passwords. */
  secrets?: readonly NameOf<Values>[];
  /** Says at each field with a text what stood there before it was changed. */
  showsChanges?: boolean;
}

/** A field as its control needs it. */
export interface FormField<Value> {
  id: string;
  name: string;
  label: string;
  value: Value;
  set(value: Value): void;
  /** Error message of the field: after it was left with content, and for every field after an attempt to submit. */
  error?: string | undefined;
  /** The initial value; undefined while the field is unchanged, or when the form does not track changes. */
  was?: string | undefined;
  /** The person has left it. */
  leave?(): void;
}

/** State that the parts of a form need. */
export interface FieldForm<Values> {
  values: Values;
  field<Name extends NameOf<Values>>(name: Name): FormField<Values[Name]>;
  /** Changes several fields at once. */
  change(part: Partial<Values>): void;
}

/** State that submitting a form needs. */
export interface SentForm {
  /** Says of every wrong field from now on what is wrong; true when there is none. */
  verify: () => boolean;
  /** The fields that are said to be wrong, in the order of the page. */
  wrong: readonly Pick<FormField<unknown>, 'id' | 'label'>[];
  /** How often `verify` has found something: the red box takes the focus each time. */
  refusals: number;
  changed: boolean;
  keepsDraft: boolean;
}

export interface Form<Values> extends FieldForm<Values>, SentForm {
  /** The fields that differ from what the form began with, in the order of the page. */
  changes: readonly NameOf<Values>[];
  /** Replaces the saved values and keeps typed ones. */
  rebase: (base: Values) => void;
  /** Returns the values as they are typed when it is called, for use after an await. */
  latestValues: () => Values;
  /** Takes the sent values as saved and shows `next` in their place. Fields that were typed into since they were sent keep their text. */
  saved: (next?: Values) => void;
}

export function useForm<Values extends object>({ initial, labels, check, draft, secrets = none, showsChanges = false }: Options<Values>): Form<Values> {
  const id = useId();
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(() => (draft === undefined ? initial : readDraft(draft, initial)));
  const latest = useRef(values);
  latest.current = values;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [verified, setVerified] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const faults = new Map<string, string | undefined>(Object.entries(check(values)));
  const typed = new Map<string, unknown>(Object.entries(values));
  const changed = JSON.stringify(values) !== JSON.stringify(base);
  const isChanged = (name: NameOf<Values>) => JSON.stringify(values[name]) !== JSON.stringify(base[name]);

  useEffect(() => {
    if (draft === undefined) return;
    if (changed) keepDraft(draft, values, secrets);
    else dropDraft(draft);
  }, [draft, changed, values, secrets]);
  const discard = useCallback(() => {
    if (draft !== undefined) dropDraft(draft);
  }, [draft]);
  const isSaved = useUnsaved(changed, draft !== undefined, discard);

  const idOf = (name: string) => `${id}-${name}`;
  const errorOf = (name: string) => (verified || (left.includes(name) && typed.get(name) !== '') ? faults.get(name) : undefined);
  const change = (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }));
  const field = <Name extends NameOf<Values>>(name: Name): FormField<Values[Name]> => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: values[name],
    set: (value) => setValues((now) => ({ ...now, [name]: value })),
    error: errorOf(name),
    was: showsChanges && isChanged(name) ? String(base[name]) : undefined,
    leave: () => setLeft((now) => (now.includes(name) ? now : [...now, name])),
  });
  const wrong = Object.entries<string>(labels).flatMap(([name, label]) => (errorOf(name) === undefined ? [] : [{ id: idOf(name), label }]));

  return {
    values,
    field,
    change,
    changes: namesOf(labels).filter(isChanged),
    latestValues: () => latest.current,
    rebase: setBase,
    wrong,
    verify: () => {
      const right = [...faults.values()].every((fault) => fault === undefined);
      setVerified(true);
      if (!right) setRefusals((times) => times + 1);
      return right;
    },
    refusals,
    changed,
    keepsDraft: draft !== undefined,
    saved: (next = values) => {
      const kept = { ...next };
      let isTypedSince = false;
      for (const name of namesOf(labels)) {
        if (JSON.stringify(latest.current[name]) === JSON.stringify(values[name])) continue;
        kept[name] = latest.current[name];
        isTypedSince = true;
      }
      if (!isTypedSince) isSaved();
      discard();
      setBase(next);
      setValues(kept);
      setLeft([]);
      setVerified(false);
    },
  };
}

const none: readonly never[] = [];

function namesOf<Name extends string>(labels: Readonly<Record<Name, string>>): Name[] {
  const names: Name[] = [];
  for (const name in labels) names.push(name);
  return names;
}
