/** Renders a link within text. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const linkStyle = {
  color: 'fg.brand',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: 'l1',
  focusVisibleRing: 'outside',
} as const;

export const TextLink = chakra(Link, { base: linkStyle });
