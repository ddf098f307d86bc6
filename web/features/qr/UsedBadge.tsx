/** Used or Not Used, as icon and word. */

import { CheckCheck, Circle } from 'lucide-react';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { Badge } from '../../ui/Badge.tsx';
import { qrTexts } from './texts/texts.ts';

interface Props {
  /** Null when it is not known. */
  used: boolean | null;
}

export function UsedBadge({ used }: Props) {
  const text = useText(qrTexts);
  const { none } = useValues();
  if (used === null) return none;
  const Icon = used ? CheckCheck : Circle;
  return (
    <Badge colorPalette={used ? 'gray' : 'green'}>
      <Icon />
      {text(used ? 'qr.used' : 'qr.notUsed')}
    </Badge>
  );
}
