/** Differences between the stock components and Chakra's own recipes. */

// Below 16 pixels, a phone zooms in when the field receives the focus.
const field = { px: '2.5', fontSize: { base: '16px', md: '14px' } } as const;

export const recipes = {
  button: {
    base: {
      borderRadius: 'l2',
      fontWeight: '500',
      // A colour transition would run on the main thread, frame by frame.
      transitionProperty: 'none',
      _disabled: { opacity: '1', bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border' },
    },
    variants: {
      size: {
        xs: { h: '28px', minW: '28px', px: '2.5', fontSize: '13px', gap: '1.5' },
        sm: { h: '32px', minW: '32px', px: '3', fontSize: '14px', gap: '1.5' },
        md: { h: '36px', minW: '36px', px: '3', fontSize: '14px', gap: '1.5' },
        lg: { h: '40px', minW: '40px', px: '4', fontSize: '14px', gap: '2' },
      },
      variant: {
        solid: { _hover: { bg: 'colorPalette.hover' } },
        outline: { bg: 'bg', color: 'fg', borderColor: 'border.emphasized', _hover: { bg: 'bg.subtle', borderColor: 'border.control' } },
        ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      },
    },
    defaultVariants: { size: 'sm', variant: 'outline' },
  },
  input: {
    variants: {
      size: {
        sm: { ...field, '--input-height': 'sizes.control' },
        md: { ...field, '--input-height': 'sizes.field' },
        lg: { ...field, '--input-height': '40px' },
      },
      variant: {
        outline: { bg: 'bg', borderColor: 'border.control', _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' } },
      },
    },
    defaultVariants: { size: 'md' },
  },
};
