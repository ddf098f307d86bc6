/** Renders the link to the form that schedules a meeting. Where no employee can be assigned, the link is disabled and shows the reason. */
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  children: string;
  /** Reason why the link is disabled. */
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
