/** Form field of an employee's roles, which forms of customers do not have. */
import type { Role } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { roles } from '../../session/permissions.ts';
import { ChoicesField } from '../../ui/form/ChoicesField.tsx';
import type { FormField } from '../../ui/form/use-form.ts';
import { employeesTexts } from './texts/texts.ts';

const initial: readonly Role[] = ['USER'];

/** @param givesRoles true for an admin; others do not see the field */
export function useRolesField(givesRoles: boolean) {
  const text = useText(employeesTexts, peopleTexts);
  const choices = roles.map((value) => ({ value, label: text(`role.${value}`) }));
  return {
    label: text('person.roles'),
    initial,
    wrong: (value: readonly Role[]) => (value.length === 0 ? text('employees.chooseRole') : undefined),
    draw: (field: FormField<readonly Role[]>) => givesRoles && <ChoicesField field={field} choices={choices} wideOnPhone />,
  };
}
