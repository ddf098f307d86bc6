/** A remark beside or below what matters. */
import { chakra } from '@chakra-ui/react';

export const Quiet = chakra('div', { base: { textStyle: 'meta', color: 'fg.muted' } });
