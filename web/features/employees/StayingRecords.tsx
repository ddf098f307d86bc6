/** Renders how many farmers and dealers stay with an employee who is deactivated, and the link that hands them over. */
import { chakra } from '@chakra-ui/react';
import { failureOf } from '../../data/failure.ts';
import { useText } from '../../i18n/text-context.ts';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useStayingRecordsQuery } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';

interface Props {
  userId: string;
  name: string;
  territoryPath: string;
}

export function StayingRecords({ userId, name, territoryPath }: Props) {
  const text = useText(employeesTexts);
  const { data, error, refetch } = useStayingRecordsQuery({ variables: { userId }, fetchPolicy: 'no-cache' });
  if (error !== undefined) return <StaleLine onRetry={() => void refetch()}>{text(failureOf(error))}</StaleLine>;
  const [farmers, dealers] = [data?.farmers?.totalCount ?? 0, data?.dealers?.totalCount ?? 0];
  if (farmers + dealers === 0) return null;
  const counts = { farmers: text('employees.farmerCount', { count: farmers }), dealers: text('employees.dealerCount', { count: dealers }) };
  return (
    <chakra.p mt="3">
      {text('employees.staying', { ...counts, name })} <TextLink to={territoryPath}>{text('employees.handOverFirst')}</TextLink>
    </chakra.p>
  );
}
