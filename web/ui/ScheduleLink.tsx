/** The way to where meetings are scheduled; off, with the reason, where nobody can be sent. */
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

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
      <Link className="button" to={to}>
        {content}
      </Link>
    );
  return (
    <>
      <button type="button" className="button" aria-disabled aria-describedby={reason} title={off}>
        {content}
      </button>
      <span id={reason} className="words-only">
        {off}
      </span>
    </>
  );
}
