/** Renders Used, Not Used or Void as an icon and a word. */
import { Ban, CheckCheck, Circle } from 'lucide-react';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { Badge } from '../../ui/StateBadge.tsx';
import { qrTexts } from './texts/texts.ts';

interface Props {
  /** Null when unknown. */
  used: boolean | null;
  isVoid: boolean;
}

export function UsedBadge({ used, isVoid }: Props) {
  const text = useText(qrTexts);
  const { none } = useValues();
  if (used === null) return none;
  const Icon = used ? CheckCheck : isVoid ? Ban : Circle;
  return (
    <Badge colorPalette={used || isVoid ? 'gray' : 'green'}>
      <Icon />
      {text(used ? 'qr.used' : isVoid ? 'qr.voided' : 'qr.notUsed')}
    </Badge>
  );
}
