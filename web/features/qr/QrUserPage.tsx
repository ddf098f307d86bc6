/**
 * Renders /lats/qrUserDetail/{id}: a person who collects points. Data from the list is shown at once, and stays when the server cannot return a single person.
 */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Fragment } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { FailedPanel } from '../../data/OutcomeMessage.tsx';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Facts } from '../../ui/Facts.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { PersonUses, PointSums } from './PersonUses.tsx';
import { qrTexts } from './texts/texts.ts';
import { type QrUserRow_UserFragment, useFarmersWithPhoneQuery, useQrPointsQuery, useQrUserQuery, useQrUserRow_UserFragment } from './users.generated.ts';

interface Props {
  id: string;
  /** True for admins, who see phone and address. */
  withContact: boolean;
  /** Path of View QR Code Users; undefined for people without access. */
  usersTo: string | undefined;
  /** Returns the path of a farmer's page. */
  farmerHref: (id: string) => string;
}

export function QrUserPage({ id, withContact, usersTo, farmerHref }: Props) {
  const text = useText(qrTexts);
  const { data, error, refetch } = useQrUserQuery({ variables: { id } });
  const user = useQrUserRow_UserFragment({ __typename: 'QrUser', id });
  const back = usersTo === undefined ? {} : { back: { label: text('qr.users'), to: usersTo } };
  return (
    <Sheet title={text('qr.user')} pageId={`qr user ${id}`} {...back}>
      {user !== undefined && <QrUserCard user={user} withContact={withContact} farmerHref={farmerHref} />}
      {user === undefined && error !== undefined && <FailedPanel title={text('qr.userFailed')} error={error} onRetry={() => void refetch()} />}
      {user === undefined && error === undefined && data !== undefined && (
        <StatePanel
          role="status"
          picture={<SearchX />}
          title={text('qr.openFromUsers')}
          actions={
            usersTo !== undefined && (
              <TextLink to={usersTo} fontWeight="600">
                {text('qr.viewUsers')}
              </TextLink>
            )
          }
        />
      )}
      {user === undefined && error === undefined && data === undefined && (
        <chakra.p px="gutter" color="fg.muted" role="status">
          {text('qr.userLoading')}
        </chakra.p>
      )}
    </Sheet>
  );
}

interface CardProps extends Pick<Props, 'withContact' | 'farmerHref'> {
  user: QrUserRow_UserFragment;
}

/** Shows the record of the person. */
function QrUserCard({ user, withContact, farmerHref }: CardProps) {
  const text = useText(qrTexts, peopleTexts, listTexts);
  const write = useValues();
  const facts = [
    { name: text('qr.id'), value: user.id },
    ...(withContact
      ? [
          { name: text('person.phone'), value: <Phone number={user.phoneNumber} /> },
          { name: text('person.address'), value: write.text(user.address) },
          { name: text('qr.farmer'), value: <FarmersOf phone={user.phoneNumber} farmerHref={farmerHref} /> },
        ]
      : []),
    { name: text('qr.language'), value: write.text(user.language) },
    { name: text('list.createdDate'), value: write.dateTime(user.createdAt) },
    { name: text('qr.updatedDate'), value: write.dateTime(user.updatedAt) },
  ];
  return (
    <chakra.section px="gutter" pb="5">
      <chakra.div display="flex" alignItems="center" gap="3" pb="3">
        <Thumbnail url={undefined} />
        <chakra.h2 textStyle="dialogTitle" overflowWrap="anywhere">
          {write.name(user)}
        </chakra.h2>
      </chakra.div>
      <chakra.div maxW="560px" borderTopWidth="1px" pt="3">
        <Facts facts={facts} />
      </chakra.div>
      {withContact && <UserPoints userId={user.id} />}
    </chakra.section>
  );
}

/** Renders the farmers with a phone number, which a family may share. '-' without any. */
function FarmersOf({ phone, farmerHref }: { phone: string | null; farmerHref: (id: string) => string }) {
  const write = useValues();
  const { data } = useFarmersWithPhoneQuery(phone === null ? skipToken : { variables: { phone } });
  const farmers = (data?.possibleDuplicates ?? []).flatMap(({ farmer }) => farmer ?? []);
  if (farmers.length === 0) return data === undefined && phone !== null ? null : write.none;
  return farmers.map((farmer, at) => (
    <Fragment key={farmer.id}>
      {at > 0 && ', '}
      <TextLink to={farmerHref(farmer.id)}>{write.name(farmer)}</TextLink>
    </Fragment>
  ));
}

/** Renders the points of a person: balance, earned and redeemed points, and codes. There is no redemption, because the REST API has no call for it. */
function UserPoints({ userId }: { userId: string }) {
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
