/** A state in a word, on a ground of its colour. What it looks like is stated once for all, in `theme/list.ts`. */
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface Props extends ComponentProps<'span'> {
  colorPalette: 'gray' | 'green' | 'orange' | 'red' | 'blue';
  /** A line around it in place of the ground. */
  variant?: 'outline';
}

export function Badge({ colorPalette, variant, ...badge }: Props) {
  return <span className={classNames('badge', `badge-${colorPalette}`, variant && `badge-${variant}`)} {...badge} />;
}
