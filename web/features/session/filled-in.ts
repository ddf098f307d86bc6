/** The rule of forms in which every field is required. */
import type { FormErrors, FormValues } from '../../ui/form/use-form.ts';

/** `fault` for each empty field. Spaces count: they may be part of a password. */
export function filledIn<Name extends string>(values: FormValues<Name>, fault: string): FormErrors<Name> {
  const faults: Partial<Record<Name, string>> = {};
  for (const name in values) if (values[name] === '') faults[name] = fault;
  return faults;
}
