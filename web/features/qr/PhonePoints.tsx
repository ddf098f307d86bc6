/** Renders the points and codes of a phone number, such as a farmer's, with a link to the QR user. An extension. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PersonUses, PointSums } from './PersonUses.tsx';
import { qrTexts } from './texts/texts.ts';
import { useQrPointsOfPhoneQuery } from './users.generated.ts';

interface Props {
  phoneNumber: string;
  userHref: (id: string) => string;
}

export function PhonePoints({ phoneNumber, userHref }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const { data, error, refetch } = useQrPointsOfPhoneQuery({ variables: { phoneNumber }, fetchPolicy: 'cache-and-network' });
  const points = data?.qrPoints;
  if (points === undefined && error !== undefined) return <StaleLine onRetry={() => void refetch()}>{text('qr.pointsFailed')}</StaleLine>;
  if (points?.user === null) return <chakra.p color="fg.muted">{text('qr.noPoints')}</chakra.p>;
  return (
    <>
      <PointSums points={points} />
      {points?.user && (
        <>
          <chakra.p pb="1">
            {text('qr.user')}: <TextLink to={userHref(points.user.id)}>{write.name(points.user)}</TextLink>
          </chakra.p>
          <PersonUses userId={points.user.id} />
        </>
      )}
    </>
  );
}
