/** Renders balance, earned and redeemed points, and the places where points are redeemed. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { qrTexts } from './texts/texts.ts';

interface Sums {
  balance: number | null;
  earned: number | null;
  redeemed: number | null;
}

export function PointSums({ points }: { points: Sums | null | undefined }) {
  const text = useText(qrTexts);
  const write = useValues();
  const sums = [
    [text('qr.balance'), points?.balance],
    [text('qr.earned'), points?.earned],
    [text('qr.redeemed'), points?.redeemed],
  ] as const;
  return (
    <>
      <chakra.dl display="flex" gap="8" py="2">
        {sums.map(([name, value]) => (
          <div key={name}>
            <chakra.dt textStyle="meta" color="fg.muted">
              {name}
            </chakra.dt>
            <chakra.dd fontWeight="600">{write.number(value)}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.p textStyle="meta" color="fg.muted" pb="2">
        {text('qr.redeemElsewhere')}
      </chakra.p>
    </>
  );
}
