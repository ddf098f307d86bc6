/** Turns beside the unchanged word of a button while what it started is under way. */
import { chakra } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';

export function BusyMark() {
  return (
    <chakra.span animation="spin">
      <LoaderCircle />
    </chakra.span>
  );
}
