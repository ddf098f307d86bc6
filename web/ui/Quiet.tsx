/** Renders secondary text beside or below the main content. */
import { chakra } from '@chakra-ui/react';

export const Quiet = chakra('div', { base: { textStyle: 'meta', color: 'fg.muted' } });
