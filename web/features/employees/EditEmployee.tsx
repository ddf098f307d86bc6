/** Changing an employee, by the form with which one is added. For admins; without the extension it says why it cannot be sent. */
import { WifiOff } from 'lucide-react';
import { useServerConfig } from '../../data/config.ts';
import { failureOf } from '../../data/failure.ts';
import { useText } from '../../i18n/text-context.ts';
import { PersonForm } from '../../people/PersonForm.tsx';
import { personInput, personValues } from '../../people/person-form.ts';
import { session } from '../../session/session.ts';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type EmployeeToEditQuery, useEmployeeToEditQuery, useUpdateEmployeeMutation } from './edit-employee.generated.ts';
import { employeesTexts } from './texts/texts.ts';
import { useRolesField } from './use-roles-field.tsx';

interface Props {
  userId: string;
  /** Where it can be seen whether the change was saved. */
  lookTo: string;
  onSaved: () => void;
  onCancel: () => void;
}

export function EditEmployee({ userId, ...ways }: Props) {
  const text = useText(employeesTexts);
  const { data, error, refetch } = useEmployeeToEditQuery({ variables: { id: userId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (data?.employee) return <EmployeeForm key={userId} employee={data.employee} {...ways} />;
  return (
    <Sheet title={text('employees.edit')} place="edit">
      {error !== undefined && (
        <StatePanel
          role="alert"
          picture={<WifiOff />}
          title={text(failureOf(error))}
          actions={<RetryButton onRetry={() => void refetch().catch(() => undefined)} />}
        />
      )}
    </Sheet>
  );
}

function EmployeeForm({ employee, lookTo, onSaved, onCancel }: Omit<Props, 'userId'> & { employee: NonNullable<EmployeeToEditQuery['employee']> }) {
  const text = useText(employeesTexts, formTexts);
  const config = useServerConfig();
  return (
    <PersonForm
      title={text('employees.edit')}
      place={`edit ${employee.id}`}
      submit={text('form.saveChanges')}
      known={{ ...personValues(employee), extra: employee.roles }}
      closed={config?.extensions === false ? text('employees.noEdit') : undefined}
      extra={useRolesField(true)}
      attempt={useUpdateEmployeeMutation()}
      inputOf={(values) => ({ ...personInput(values), userId: employee.id, roles: [...values.extra] })}
      lookTo={lookTo}
      onSaved={(_, answer) => {
        // Somebody may have changed themself: the bar shows their name.
        if (answer.employee) session.updatePerson(answer.employee);
        onSaved();
      }}
      onCancel={onCancel}
    />
  );
}
