/** Style of all controls in the green top bar. */
export const barControl = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  h: 'control',
  px: '2.5',
  borderRadius: 'l2',
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  _hover: { bg: 'bg.barHover' },
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.bar', outlineOffset: '2px' },
} as const;
