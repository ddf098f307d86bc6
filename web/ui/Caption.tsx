/** Renders secondary text beside or below the main content. */
import { chakra } from '@chakra-ui/react';

export const Caption = chakra('div', { base: { textStyle: 'meta', color: 'fg.muted' } });
