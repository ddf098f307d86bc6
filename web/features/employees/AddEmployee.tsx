/** Renders the form that adds an employee, who then sets a password with a link that is shown once. Only admins assign roles; others add users. */

import type { Role } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { AddressSection } from '../../people/AddressSection.tsx';
import { PersonForm } from '../../people/PersonForm.tsx';
import { PersonSection } from '../../people/PersonSection.tsx';
import { addressLabels, checkAddress, checkName, emptyPerson, nameLabels, type PersonValues, personInput } from '../../people/person-form.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useAddEmployeeMutation } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';
import { useRolesField } from './use-roles-field.tsx';

interface EmployeeValues extends PersonValues {
  roles: readonly Role[];
}

interface Props {
  /** True for an admin, who may assign roles. */
  givesRoles: boolean;
  /** Path of the list that shows whether the employee was added. */
  checkPath: string;
  onAdded: (person: PersonValues, roles: readonly Role[]) => void;
  onCancel: () => void;
}

export function AddEmployee({ givesRoles, checkPath, onAdded, onCancel }: Props) {
  const text = useText(employeesTexts, peopleTexts, formTexts);
  const roles = useRolesField(givesRoles);
  const initial: EmployeeValues = { ...emptyPerson, roles: roles.initial };
  const rolesOf = (values: EmployeeValues): Role[] => (givesRoles ? [...values.roles] : ['USER']);
  return (
    <PersonForm
      title={text('employees.add')}
      pageId="addEmployee"
      initial={initial}
      labels={{ ...nameLabels(text), roles: roles.label, ...addressLabels(text) }}
      check={(values) => ({ ...checkName(values, text), roles: roles.wrong(values.roles), ...checkAddress(values, text) })}
      attempt={useAddEmployeeMutation()}
      inputOf={(values) => ({ ...personInput(values), roles: rolesOf(values) })}
      secret={({ setPasswordUrl }) => (setPasswordUrl === null ? undefined : { label: text('employees.setPasswordUrl'), value: setPasswordUrl })}
      checkPath={checkPath}
      onSaved={(person) => onAdded(person, rolesOf(person))}
      onCancel={onCancel}
    >
      {(form) => (
        <>
          <PersonSection form={form} autoFocus>
            {roles.draw(form.field('roles'))}
          </PersonSection>
          <AddressSection form={form} />
        </>
      )}
    </PersonForm>
  );
}
