/** Adding an employee, who then sets a password by a link that is shown once. Roles are for admins to give (specification section 5). */

import type { Role } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { AddPersonForm, type AddPersonValues } from '../../people/AddPersonForm.tsx';
import { type PersonValues, personInput } from '../../people/person-form.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { ChoicesField } from '../../ui/form/ChoicesField.tsx';
import { useAddEmployeeMutation } from './add-employee.generated.ts';
import { employeesTexts } from './texts/texts.ts';

const roles: readonly Role[] = ['USER', 'MODERATOR', 'ADMIN'];
const initial: readonly Role[] = ['USER'];

interface Props {
  /** Only an admin may. */
  givesRoles: boolean;
  /** The list in which it can be seen whether somebody was added. */
  lookTo: string;
  onAdded: (person: PersonValues, roles: readonly Role[]) => void;
  onCancel: () => void;
}

export function AddEmployee({ givesRoles, lookTo, onAdded, onCancel }: Props) {
  const text = useText(employeesTexts, peopleTexts);
  const rolesOf = ({ extra }: AddPersonValues<readonly Role[]>): Role[] => (givesRoles ? [...extra] : ['USER']);
  const choices = roles.map((value) => ({ value, label: text(`role.${value}`) }));
  return (
    <AddPersonForm
      title={text('employees.add')}
      place="addEmployee"
      extra={{
        label: text('person.roles'),
        initial,
        wrong: (value) => (value.length === 0 ? text('employees.chooseRole') : undefined),
        draw: (field) => givesRoles && <ChoicesField field={field} choices={choices} wideOnPhone />,
      }}
      attempt={useAddEmployeeMutation()}
      inputOf={(values) => ({ ...personInput(values), roles: rolesOf(values) })}
      secret={({ setPasswordUrl }) => (setPasswordUrl === null ? undefined : { label: text('employees.setPasswordUrl'), value: setPasswordUrl })}
      lookTo={lookTo}
      onAdded={(person) => onAdded(person, rolesOf(person))}
      onCancel={onCancel}
    />
  );
}
