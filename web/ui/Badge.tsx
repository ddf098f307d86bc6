/** Renders a state as a word on a coloured background. The styles are in `theme/list.ts`. */
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface Props extends ComponentProps<'span'> {
  colorPalette: 'gray' | 'green' | 'orange' | 'red' | 'blue';
  /** An outline in place of the background. */
  variant?: 'outline';
}

export function Badge({ colorPalette, variant, ...badge }: Props) {
  return <span className={classNames('badge', `badge-${colorPalette}`, variant && `badge-${variant}`)} {...badge} />;
}
