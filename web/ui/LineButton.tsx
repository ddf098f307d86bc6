/** Renders a button within a line of text. */
import { chakra } from '@chakra-ui/react';

export const LineButton = chakra('button', {
  base: { fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '3px', cursor: 'pointer', minH: '6', focusVisibleRing: 'outside' },
});
