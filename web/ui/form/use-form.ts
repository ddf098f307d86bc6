/** State of a form: typed values, invalid fields and the draft. */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useIsShown } from '../use-is-shown.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { useUnsaved } from './unsaved.ts';

type NameOf<Values> = keyof Values & string;

/** Error messages by field. */
export type FormErrors<Values> = { readonly [Name in NameOf<Values>]?: string | undefined };

interface Options<Values> {
  initial: Values;
  /** Labels of the fields, in their order on the page. */
  labels: Readonly<Record<NameOf<Values>, string>>;
  /** Validates the values and returns error messages by field. */
  check: (values: Values) => FormErrors<Values>;
  /** Name of the draft. Without a name, no draft is kept. */
  draft?: string;
  /** Fields that are never stored in a draft: passwords. */
  secrets?: readonly NameOf<Values>[];
  /** True to show the previous value at each changed text field. */
  showsChanges?: boolean;
}

/** A field with the properties that its control needs. */
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
  /** Called on blur. */
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
  /** Shows the error of every invalid field from now on. Returns true when there is none. */
  verify: () => boolean;
  /** Fields that show an error, in the order of the page. */
  wrong: readonly Pick<FormField<unknown>, 'id' | 'label'>[];
  /** Number of times that `verify` found an error. The red box receives the focus each time. */
  refusals: number;
  changed: boolean;
  keepsDraft: boolean;
}

export interface Form<Values> extends FieldForm<Values>, SentForm {
  /** Fields that differ from the initial values, in the order of the page. */
  changes: readonly NameOf<Values>[];
  /** Replaces the saved values and keeps typed ones. */
  rebase: (base: Values) => void;
  /** Returns the currently typed values, for use after an await. */
  latestValues: () => Values;
  /** Returns false once the form was left. A late response then leads nobody to another page. */
  isShown: () => boolean;
  /** Marks the sent values as saved and shows `next` in their place. Fields that changed since sending keep their text. */
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
  const isShown = useIsShown();
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
    isShown,
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
      const merged = { ...next };
      let isTypedSince = false;
      for (const name of namesOf(labels)) {
        if (JSON.stringify(latest.current[name]) === JSON.stringify(values[name])) continue;
        merged[name] = latest.current[name];
        isTypedSince = true;
      }
      if (!isTypedSince) isSaved();
      discard();
      setBase(next);
      setValues(merged);
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

/** Validation of forms in which every field is required. */
/** Returns `fault` for each empty field. Spaces count as content, because they may be part of a password. */
export function filledIn<Name extends string>(values: Readonly<Record<Name, string>>, fault: string): Partial<Record<Name, string>> {
  const faults: Partial<Record<Name, string>> = {};
  for (const name in values) if (values[name] === '') faults[name] = fault;
  return faults;
}
