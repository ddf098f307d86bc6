/** Renders the facts about a QR code: its card, its batch and its use, or the reason why there are none. */
import { Button, chakra } from '@chakra-ui/react';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { joinParts } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { useValues } from '../../people/use-values.ts';
import { Facts } from '../../ui/Facts.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { type QrCodeQuery, useQrCodeQuery } from './batches.generated.ts';
import { qrTexts } from './texts/texts.ts';
import { UsedBadge } from './UsedBadge.tsx';

export interface CodePaths {
  batch: (id: string) => string;
  user: (id: string) => string;
  dealer: (id: string) => string;
}

interface Props {
  code: string;
  paths: CodePaths;
  onOpen: () => void;
}

export function CodeAnswer({ code, paths, onOpen }: Props) {
  const text = useText(qrTexts);
  const { data, loading, error, refetch } = useQrCodeQuery({ variables: { code }, fetchPolicy: 'network-only' });
  const answer = data?.qrCode;
  return (
    <Answer>
      {loading && text('qr.codeLooking')}
      {error !== undefined && (
        <>
          {text('qr.codeFailed')}
          <RetryButton onRetry={() => void refetch()} />
        </>
      )}
      {!loading &&
        error === undefined &&
        (answer ? <KnownCode code={code} answer={answer} paths={paths} onOpen={onOpen} /> : notAvailable(text, text('qr.lookUp')))}
    </Answer>
  );
}

interface KnownProps extends Props {
  answer: NonNullable<QrCodeQuery['qrCode']>;
}

function KnownCode({ code, answer: { readable, card, batch, use }, paths, onOpen }: KnownProps) {
  const text = useText(qrTexts);
  const values = useValues();
  if (!readable) return <DamagedCode code={code} />;
  if (!card)
    return (
      <>
        <Head code={code}>{text('qr.notGenuine')}</Head>
        <chakra.p color="fg.muted">{text('qr.notGenuineDetail')}</chakra.p>
      </>
    );
  const batchText = batch && text('qr.madeBatch', { id: batch.id, date: values.date(batch.createdAt), expiry: values.date(card.expiryDate) });
  const facts = [
    { name: text('qr.product'), value: joinParts([card.productName, card.packageSize], ', ') },
    { name: text('qr.batchHead'), value: batchText },
    { name: text('qr.points'), value: values.number(card.points) },
  ];
  const voided =
    card.state === 'VOID'
      ? [
          { name: text('qr.voidedOn'), value: values.dateTime(card.voidedAt) },
          { name: text('qr.reason'), value: values.text(card.voidReason) },
        ]
      : [];
  const uses = use && [
    { name: text('qr.usedOnHead'), value: values.dateTime(use.createdAt) },
    {
      name: text('qr.by'),
      value: <Person name={values.name(use)} phone={use.phoneNumber} to={use.userId === null ? null : paths.user(use.userId)} onOpen={onOpen} />,
    },
    {
      name: text('qr.purchaseFrom'),
      value: (
        <Person name={values.text(use.dealerName)} phone={use.dealerMobile} to={use.dealerId === null ? null : paths.dealer(use.dealerId)} onOpen={onOpen} />
      ),
    },
  ];
  return (
    <>
      <Head code={values.text(card.code)}>
        {text('qr.genuine')} <UsedBadge used={card.used} isVoid={card.state === 'VOID'} />
      </Head>
      {card.state === 'VOID' && <chakra.p fontWeight="600">{text('qr.voidAnswer')}</chakra.p>}
      <Facts facts={[...facts, ...voided, ...(uses ?? [])]} />
      {batch && (
        <Button asChild mt="1">
          <Link to={paths.batch(batch.id)} onClick={onOpen}>
            <Layers />
            {text('qr.openItsBatch')}
          </Link>
        </Button>
      )}
    </>
  );
}

/** Renders the message for a text that is not a complete code, for example from a scratched or cut label. */
export const UnreadCode = ({ code }: { code: string }) => (
  <Answer>
    <DamagedCode code={code} />
  </Answer>
);

function Answer({ children }: { children: ReactNode }) {
  return (
    <chakra.div role="status" display="grid" justifyItems="start" gap="2" px="4" py="4">
      {children}
    </chakra.div>
  );
}

function DamagedCode({ code }: { code: string }) {
  const text = useText(qrTexts);
  return (
    <>
      <Head code={code}>{text('qr.unreadable')}</Head>
      <chakra.p color="fg.muted">{text('qr.unreadableDetail')}</chakra.p>
    </>
  );
}

function Head({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div>
      <chakra.h3 display="flex" alignItems="center" gap="2.5" fontSize="15px" fontWeight="600">
        {children}
      </chakra.h3>
      <chakra.div fontFamily="mono" textStyle="meta" overflowWrap="anywhere">
        {code}
      </chakra.div>
    </div>
  );
}

interface PersonProps {
  name: string;
  phone: string | null;
  /** Null when the server does not report the person. */
  to: string | null;
  onOpen: () => void;
}

function Person({ name, phone, to, onOpen }: PersonProps) {
  return (
    <>
      {to === null ? (
        name
      ) : (
        <Link className="name-link" to={to} onClick={onOpen}>
          {name}
        </Link>
      )}
      {phone !== null && (
        <>
          , <Phone number={phone} />
        </>
      )}
    </>
  );
}
