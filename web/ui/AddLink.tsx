/** The one main action of a list: a link to where something is added. */
import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from './Link.tsx';

export function AddLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="solid" h="control">
      <Link to={to}>
        <Plus />
        {children}
      </Link>
    </Button>
  );
}
