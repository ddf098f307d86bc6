/** The state of a form: what is typed, which fields are wrong, what is kept as a draft. Values are texts, as fields hold them. */
import { useCallback, useEffect, useId, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { useUnsaved } from './unsaved.ts';

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong, by field. */
export type FormErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface Options<Name extends string> {
  initial: FormValues<Name>;
  /** What is wrong with these values; the order of its keys is the order in which the red box names them. */
  check: (values: FormValues<Name>) => FormErrors<Name>;
  /** The draft's name. Without one nothing is kept. */
  draft?: string;
  /** Fields that no draft holds: passwords. */
  secrets?: readonly Name[];
}

/** What fields need of a form. */
export interface FieldForm<Name extends string> {
  /** Before the names of its fields' elements. */
  id: string;
  values: FormValues<Name>;
  set: (name: Name, value: string) => void;
  /** Several at once. */
  change: (part: Partial<FormValues<Name>>) => void;
  /** The wrong fields that are told: those that were left with something in them, and after an attempt to send all of them. */
  errors: FormErrors<Name>;
  /** The person has left a field. */
  leave: (name: Name) => void;
}

export interface Form<Name extends string> extends FieldForm<Name> {
  /** Tells every wrong field from now on; true when there is none. */
  verify: () => boolean;
  /** How often `verify` has found something: the red box takes the focus each time. */
  refusals: number;
  changed: boolean;
  keepsDraft: boolean;
  /** What was typed has been saved: the form begins anew with these values, or is about to be left. */
  saved: (next?: FormValues<Name>) => void;
}

export function useForm<Name extends string>({ initial, check, draft, secrets = none }: Options<Name>): Form<Name> {
  const id = useId();
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(() => (draft === undefined ? initial : readDraft(draft, initial)));
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [verified, setVerified] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const wrong = check(values);
  const changed = differs(values, base);

  useEffect(() => {
    if (draft === undefined) return;
    if (changed) keepDraft(draft, without(values, secrets));
    else dropDraft(draft);
  }, [draft, changed, values, secrets]);
  const discard = useCallback(() => {
    if (draft !== undefined) dropDraft(draft);
  }, [draft]);
  const isSaved = useUnsaved(changed, draft !== undefined, discard);

  return {
    id,
    values,
    set: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    change: (part) => setValues((now) => ({ ...now, ...part })),
    errors: verified ? wrong : only(wrong, (name) => left.includes(name) && values[name] !== ''),
    leave: (name) => setLeft((now) => (now.includes(name) ? now : [...now, name])),
    verify: () => {
      const right = Object.keys(wrong).length === 0;
      setVerified(true);
      if (!right) setRefusals((times) => times + 1);
      return right;
    },
    refusals,
    changed,
    keepsDraft: draft !== undefined,
    saved: (next = values) => {
      isSaved();
      discard();
      setBase(next);
      setValues(next);
      setLeft([]);
      setVerified(false);
    },
  };
}

const none: readonly never[] = [];

function without<Name extends string>(values: FormValues<Name>, names: readonly Name[]): Partial<FormValues<Name>> {
  return only(values, (name) => !names.includes(name));
}

function differs<Name extends string>(values: FormValues<Name>, base: FormValues<Name>): boolean {
  for (const name in base) if (values[name] !== base[name]) return true;
  return false;
}

function only<Name extends string>(texts: Readonly<Partial<Record<Name, string>>>, kept: (name: Name) => boolean): Partial<Record<Name, string>> {
  const some: Partial<Record<Name, string>> = {};
  for (const name in texts) if (kept(name)) some[name] = texts[name];
  return some;
}
