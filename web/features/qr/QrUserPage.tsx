/** /lats/qrUserDetail/{id}: one person who collects points. What the list has shown stands there at once, and stays when the server cannot give a single person. */
import { chakra } from '@chakra-ui/react';
import { SearchX, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { useText } from '../../i18n/text-context.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { QrUserCard } from './QrUserCard.tsx';
import { qrTexts } from './texts/texts.ts';
import { useQrUserCard_UserFragment, useQrUserQuery } from './users.generated.ts';

interface Props {
  id: string;
  /** Phone and address are for admins. */
  withContact: boolean;
  /** View QR Code Users; undefined for who may not see it. */
  usersTo: string | undefined;
}

export function QrUserPage({ id, withContact, usersTo }: Props) {
  const text = useText(qrTexts);
  const { data, error, refetch } = useQrUserQuery({ variables: { id } });
  const user = useQrUserCard_UserFragment({ __typename: 'QrUser', id });
  const back = usersTo === undefined ? {} : { back: { label: text('qr.users'), to: usersTo } };
  return (
    <Sheet title={text('qr.user')} place={`qr user ${id}`} {...back}>
      {user !== undefined && <QrUserCard user={user} withContact={withContact} />}
      {user === undefined && error !== undefined && (
        <StatePanel
          role="alert"
          picture={<WifiOff />}
          title={text('qr.userFailed')}
          detail={text(failureOf(error))}
          actions={<RetryButton onRetry={() => void refetch()} />}
        />
      )}
      {user === undefined && error === undefined && data !== undefined && (
        <StatePanel
          role="status"
          picture={<SearchX />}
          title={text('qr.openFromUsers')}
          actions={
            usersTo !== undefined && (
              <chakra.span color="fg.brand" fontWeight="600" textDecoration="underline" textUnderlineOffset="3px">
                <Link to={usersTo}>{text('qr.viewUsers')}</Link>
              </chakra.span>
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
