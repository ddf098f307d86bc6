/** The sign at the end of a row that opens something: not a target. */
import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';

export function OpenSign() {
  return (
    <chakra.span display="flex" justifyContent="flex-end">
      <ChevronRight />
    </chakra.span>
  );
}
