/** Validation of forms in which every field is required. */
/** Returns `fault` for each empty field. Spaces count as content, because they may be part of a password. */
export function filledIn<Name extends string>(values: Readonly<Record<Name, string>>, fault: string): Partial<Record<Name, string>> {
  const faults: Partial<Record<Name, string>> = {};
  for (const name in values) if (values[name] === '') faults[name] = fault;
  return faults;
}
