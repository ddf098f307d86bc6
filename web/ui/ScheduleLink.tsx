/** The way to where meetings are scheduled; off, with the reason, where nobody can be sent. */
import { Button, VisuallyHidden } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { Link } from './Link.tsx';

interface Props {
  to: string;
  children: string;
  /** Why it is off. */
  off?: string | undefined;
}

export function ScheduleLink({ to, children, off }: Props) {
  const reason = useId();
  const content = (
    <>
      <CalendarPlus />
      {children}
    </>
  );
  if (off === undefined)
    return (
      <Button asChild h="control">
        <Link to={to}>{content}</Link>
      </Button>
    );
  return (
    <>
      <Button type="button" h="control" aria-disabled aria-describedby={reason} title={off}>
        {content}
      </Button>
      <VisuallyHidden id={reason}>{off}</VisuallyHidden>
    </>
  );
}
