/** Facts about a QR code: its card, its batch and its use, or why there are none. */
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
import { type QrCodeQuery, useQrCodeQuery } from './code.generated.ts';
import { qrTexts } from './texts/texts.ts';
import { UsedBadge } from './UsedBadge.tsx';

interface Props {
  code: string;
  pathToBatch: (id: string) => string;
  onOpen: () => void;
}

export function CodeAnswer({ code, pathToBatch, onOpen }: Props) {
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
        (answer ? <KnownCode code={code} answer={answer} pathToBatch={pathToBatch} onOpen={onOpen} /> : notAvailable(text, text('qr.lookUp')))}
    </Answer>
  );
}

interface KnownProps extends Props {
  answer: NonNullable<QrCodeQuery['qrCode']>;
}

function KnownCode({ code, answer: { readable, card, batch, use }, pathToBatch, onOpen }: KnownProps) {
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
  const uses = use && [
    { name: text('qr.usedOnHead'), value: values.dateTime(use.createdAt) },
    { name: text('qr.by'), value: <Person name={values.name(use)} phone={use.phoneNumber} /> },
    { name: text('qr.purchaseFrom'), value: <Person name={values.text(use.dealerName)} phone={use.dealerMobile} /> },
  ];
  return (
    <>
      <Head code={values.text(card.code)}>
        {text('qr.genuine')} <UsedBadge used={card.used} />
      </Head>
      <Facts facts={[...facts, ...(uses ?? [])]} />
      {batch && (
        <Button asChild mt="1">
          <Link to={pathToBatch(batch.id)} onClick={onOpen}>
            <Layers />
            {text('qr.openItsBatch')}
          </Link>
        </Button>
      )}
    </>
  );
}

/** The answer for a text that is no whole code, as a scratched or cut label produces. */
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

function Person({ name, phone }: { name: string; phone: string | null }) {
  return (
    <>
      {name}
      {phone !== null && (
        <>
          , <Phone number={phone} />
        </>
      )}
    </>
  );
}
