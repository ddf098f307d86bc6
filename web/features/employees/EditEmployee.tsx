/**
 * Renders the edit form of an employee, for admins, with the fields of the registration. It shows changes that others save, and keeps typed input. Without the
 * extension it explains why it cannot be sent.
 */
import { WifiOff } from 'lucide-react';
import { useServerConfig } from '../../data/config.ts';
import { failureOf } from '../../data/failure.ts';
import type { Role } from '../../data/schema.generated.ts';
import { visibleText } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { AddressSection } from '../../people/AddressSection.tsx';
import { PersonSection } from '../../people/PersonSection.tsx';
import { addressLabels, checkAddress, checkName, nameLabels, type PersonValues, personChange, personValues } from '../../people/person-form.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { type SavedRecord, useRecordForm } from '../../people/use-record-form.tsx';
import { session } from '../../session/session.ts';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type EmployeeToEditQuery, useEmployeeToEditQuery, useUpdateEmployeeMutation } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';
import { useRolesField } from './use-roles-field.tsx';

interface Props {
  userId: string;
  /** Path of the page that shows whether the change was saved. */
  checkPath: string;
  onSaved: () => void;
  onCancel: () => void;
}

type EmployeeToEdit = NonNullable<EmployeeToEditQuery['employee']>;

interface EmployeeValues extends PersonValues {
  extra: readonly Role[];
  payrollId: string;
}

type SavedEmployee = SavedRecord<EmployeeValues, number | null>;

/** Maximum number of characters of a payroll ID. */
const longestPayrollId = 20;

const recordOf = ({ version, lastChange, ...employee }: EmployeeToEdit): SavedEmployee => ({
  version,
  values: { ...personValues(employee), extra: employee.roles, payrollId: employee.payrollId ?? '' },
  by: lastChange?.employee?.name,
  at: lastChange?.at,
});

export function EditEmployee({ userId, ...ways }: Props) {
  const text = useText(employeesTexts);
  const { data, error, refetch } = useEmployeeToEditQuery({ variables: { id: userId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const readSaved = async () => {
    const employee = (await refetch().catch(() => undefined))?.data?.employee;
    return employee ? recordOf(employee) : undefined;
  };
  if (data?.employee) return <EmployeeForm key={userId} userId={userId} saved={recordOf(data.employee)} readSaved={readSaved} {...ways} />;
  return (
    <Sheet title={text('employees.edit')} pageId="edit">
      {error !== undefined && (
        <StatePanel role="alert" picture={<WifiOff />} title={text(failureOf(error))} actions={<RetryButton onRetry={() => void readSaved()} />} />
      )}
    </Sheet>
  );
}

interface FormProps extends Props {
  saved: SavedEmployee;
  /** Refetches the saved values. */
  readSaved: () => Promise<SavedEmployee | undefined>;
}

function EmployeeForm({ userId, saved, readSaved, checkPath, onSaved, onCancel }: FormProps) {
  const text = useText(employeesTexts, peopleTexts, formTexts);
  const config = useServerConfig();
  const roles = useRolesField(true);
  const checkPayrollId = (payrollId: string) => (visibleText(payrollId).length > longestPayrollId ? text('employees.payrollIdHint') : undefined);
  const { form, save, conflict, sheet } = useRecordForm({
    pageId: `edit ${userId}`,
    saved,
    labels: { ...nameLabels(text), extra: roles.label, payrollId: text('employees.payrollId'), ...addressLabels(text) },
    check: (values) => ({
      ...checkName(values, text),
      extra: roles.wrong?.(values.extra),
      payrollId: checkPayrollId(values.payrollId),
      ...checkAddress(values, text),
    }),
    readSaved,
    inWords: ({ extra }, field) => (field === 'extra' ? extra.map((role) => text(`role.${role}`)).join(', ') : undefined),
    attempt: useUpdateEmployeeMutation(),
    inputOf: ({ extra, payrollId, ...person }, version) => ({ ...personChange(person), userId, version, roles: [...extra], payrollId: visibleText(payrollId) }),
    checkPath,
  });

  const submit = async () => {
    const answer = await save();
    if (answer === undefined) return;
    // The changed employee may be the signed-in person, whose name is in the top bar.
    if (answer.employee) session.updatePerson(answer.employee);
    if (form.isShown()) onSaved();
  };

  return (
    <Sheet title={text('employees.edit')} pageId={`edit ${userId}`} takesFocus={false}>
      <FormSheet {...sheet} onSubmit={submit} onCancel={onCancel} closed={config?.extensions === false ? notAvailable(text) : undefined}>
        {conflict}
        <PersonSection form={form} autoFocus>
          {roles.draw(form.field('extra'))}
          <InputField field={form.field('payrollId')} hint={text('employees.payrollIdHint')} verbatim />
        </PersonSection>
        <AddressSection form={form} />
      </FormSheet>
    </Sheet>
  );
}
