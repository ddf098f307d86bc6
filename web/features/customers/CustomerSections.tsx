/** Renders the form sections for the name, contact data and address of a farmer or dealer, with hints at likely duplicates. */
import type { ReactNode } from 'react';
import type { MeetingType } from '../../data/schema.generated.ts';
import { AddressSection } from '../../people/AddressSection.tsx';
import { PersonSection } from '../../people/PersonSection.tsx';
import type { FieldForm } from '../../ui/form/use-form.ts';
import { DuplicateHints, useDuplicates } from './DuplicateHints.tsx';
import type { CustomerValues } from './edit-values.ts';

interface Props {
  type: MeetingType;
  form: FieldForm<CustomerValues>;
  /** The registered customer; undefined for a new one. */
  saved?: CustomerValues & { id: string };
  /** Path of the page of a registered customer. */
  pathTo: (id: string) => string;
  /** Fields after the e-mail address. */
  children: ReactNode;
}

export function CustomerSections({ type, form, saved, pathTo, children }: Props) {
  const duplicates = useDuplicates(type, form.values, saved);
  const hints = (hasPhone: boolean) => (
    <DuplicateHints type={type} duplicates={duplicates.filter((duplicate) => duplicate.hasPhone === hasPhone)} pathTo={pathTo} />
  );
  return (
    <>
      <PersonSection form={form} autoFocus>
        {children}
      </PersonSection>
      {hints(true)}
      <AddressSection form={form} />
      {hints(false)}
    </>
  );
}
