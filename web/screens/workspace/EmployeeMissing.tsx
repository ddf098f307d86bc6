/** The message in place of an employee's page when there is no such employee, or loading failed. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { UserRoundX, WifiOff } from 'lucide-react';
import { failureOf } from '../../data/failure.ts';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { PageMessage } from '../PageMessage.tsx';

const isNotFound = (error: unknown) => CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND');

interface Props {
  error: unknown;
  onRetry: () => void;
}

export function EmployeeMissing({ error, onRetry }: Props) {
  const text = useText(employeesTexts, listTexts);
  const missing = isNotFound(error);
  const Icon = missing ? UserRoundX : WifiOff;
  const failure = failureOf(error);
  const forbidden = failure === 'failure.forbidden';
  return (
    <PageMessage
      picture={<Icon />}
      title={missing ? text('employees.notFound') : text(failure)}
      actions={
        <>
          {!missing && !forbidden && <RetryButton onRetry={onRetry} />}
          <HomeLink />
        </>
      }
    />
  );
}
