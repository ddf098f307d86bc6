/** The message when no employee is chosen: nothing is fetched, and the console says so (specification section 5). */
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { HomeLink } from '../HomeLink.tsx';
import { PageMessage } from '../PageMessage.tsx';

export function SelectUser() {
  const text = useText(employeesTexts);
  useEffect(() => console.error('Please select user'), []);
  return <PageMessage picture={<UserRound />} title={text('employees.select')} detail={text('employees.selectHint')} actions={<HomeLink />} />;
}
