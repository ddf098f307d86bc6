/** Renders the main action of a list: a link to the form that adds a row. */
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';

export function AddLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="button-solid" to={to}>
      <Plus />
      {children}
    </Link>
  );
}
