/** Renders a spinner inside a button while its request is pending. The label of the button does not change. */
import { chakra } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';

export function Spinner() {
  return (
    <chakra.span animation="spin">
      <LoaderCircle />
    </chakra.span>
  );
}
