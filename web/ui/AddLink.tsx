/** The one main action of a list: a link to where something is added. */
import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  children: string;
}

export function AddLink({ to, children }: Props) {
  return (
    <Button asChild variant="solid" h={{ base: '40px', md: '32px' }}>
      <Link to={to}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {children}
      </Link>
    </Button>
  );
}
