/** Renders the points of a person: balance, earned and redeemed points, and codes. There is no redemption, because the REST API has no call for it. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useServerConfig } from '../../data/config.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { PersonUses } from './PersonUses.tsx';
import { PointSums } from './PointSums.tsx';
import { qrTexts } from './texts/texts.ts';
import { useQrPointsQuery } from './users.generated.ts';

export function UserPoints({ userId }: { userId: string }) {
  const text = useText(qrTexts);
  const extensions = useServerConfig()?.extensions;
  const { data, error, refetch } = useQrPointsQuery(extensions ? { variables: { userId }, fetchPolicy: 'cache-and-network' } : skipToken);
  const points = data?.qrPoints;
  if (extensions === false) return <chakra.p color="fg.muted">{notAvailable(text, text('qr.points'))}</chakra.p>;
  return (
    <chakra.section pt="4" maxW="720px">
      <chakra.h3 textStyle="section">{text('qr.points')}</chakra.h3>
      {error !== undefined && !points && <StaleLine onRetry={() => void refetch()}>{text('qr.pointsFailed')}</StaleLine>}
      <PointSums points={points} />
      <PersonUses userId={userId} />
    </chakra.section>
  );
}
