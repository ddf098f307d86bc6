/** The link of a row that opens something: it stands in the first cell and is clicked anywhere in the row. Other links in the row need `position` and `zIndex`. */
import { chakra } from '@chakra-ui/react';
import { ReturnLink } from './ReturnLink.tsx';

export const RowLink = chakra(ReturnLink, {
  base: {
    color: 'fg',
    fontWeight: '600',
    borderRadius: 'l1',
    textUnderlineOffset: '3px',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});
