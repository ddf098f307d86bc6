/** The field in which the form about an employee differs from those about customers: their roles. */
import type { ComponentProps } from 'react';
import type { Role } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import type { PersonForm } from '../../people/PersonForm.tsx';
import { roles } from '../../people/roles.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { ChoicesField } from '../../ui/form/ChoicesField.tsx';
import { employeesTexts } from './texts/texts.ts';

const initial: readonly Role[] = ['USER'];

/** @param givesRoles only an admin does; anybody else does not see the field */
export function useRolesField(givesRoles: boolean): ComponentProps<typeof PersonForm<readonly Role[], never, never>>['extra'] {
  const text = useText(employeesTexts, peopleTexts);
  const choices = roles.map((value) => ({ value, label: text(`role.${value}`) }));
  return {
    label: text('person.roles'),
    initial,
    wrong: (value) => (value.length === 0 ? text('employees.chooseRole') : undefined),
    draw: (field) => givesRoles && <ChoicesField field={field} choices={choices} wideOnPhone />,
  };
}
