/** Adding an employee, who then sets a password by a link that is shown once. Only admins give roles: anybody else adds users. */

import type { Role } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { PersonForm, type PersonFormValues } from '../../people/PersonForm.tsx';
import { type PersonValues, personInput } from '../../people/person-form.ts';
import { useAddEmployeeMutation } from './add-employee.generated.ts';
import { employeesTexts } from './texts/texts.ts';
import { useRolesField } from './use-roles-field.tsx';

interface Props {
  /** Only an admin may. */
  givesRoles: boolean;
  /** The list in which it can be seen whether somebody was added. */
  lookTo: string;
  onAdded: (person: PersonValues, roles: readonly Role[]) => void;
  onCancel: () => void;
}

export function AddEmployee({ givesRoles, lookTo, onAdded, onCancel }: Props) {
  const text = useText(employeesTexts);
  const rolesOf = ({ extra }: PersonFormValues<readonly Role[]>): Role[] => (givesRoles ? [...extra] : ['USER']);
  return (
    <PersonForm
      title={text('employees.add')}
      place="addEmployee"
      extra={useRolesField(givesRoles)}
      attempt={useAddEmployeeMutation()}
      inputOf={(values) => ({ ...personInput(values), roles: rolesOf(values) })}
      secret={({ setPasswordUrl }) => (setPasswordUrl === null ? undefined : { label: text('employees.setPasswordUrl'), value: setPasswordUrl })}
      lookTo={lookTo}
      onSaved={(person) => onAdded(person, rolesOf(person))}
      onCancel={onCancel}
    />
  );
}
