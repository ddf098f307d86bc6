/** Columns of the cards of a batch. */
import { chakra } from '@chakra-ui/react';
import { QrCode as QrSign } from 'lucide-react';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import type { BatchPaths } from './BatchFrame.tsx';
import type { CardRow_CardFragment } from './batches.generated.ts';
import type { Facts } from './cards.ts';
import { qrTexts } from './texts/texts.ts';
import { UsedBadge } from './UsedBadge.tsx';

/** Styles of a name with a link in a column other than the row's name. */
const plain = { fontWeight: 'inherit' };

interface Options {
  /** Facts that the cards of the page share. */
  shared: Partial<Facts>;
  /** True when the server knows who used a card. */
  withUses: boolean;
  paths: BatchPaths;
  onPicture: (card: CardRow_CardFragment) => void;
}

/** Returns the columns of the cards, with their uses if the server knows them. */
export function useCardColumns({ shared, withUses, paths, onPicture }: Options): readonly RowColumn<CardRow_CardFragment>[] {
  const text = useText(qrTexts, peopleTexts);
  const write = useValues();
  /** Renders a value of a used card. On a phone, an unused card has no line for it. */
  const ofUse = (value: string) => (value === write.none ? <chakra.span hideBelow="md">{value}</chakra.span> : value);

  const useColumns: readonly RowColumn<CardRow_CardFragment>[] = [
    {
      key: 'by',
      label: text('qr.by'),
      kind: 'sub',
      cell: ({ use }) =>
        use?.userId ? (
          <ReturnLink className="name-link" style={plain} to={paths.user(use.userId)}>
            {write.name(use)}
          </ReturnLink>
        ) : (
          ofUse(use ? write.name(use) : write.none)
        ),
    },
    {
      key: 'phone',
      label: text('person.phone'),
      kind: 'sub',
      width: '132px',
      cell: ({ use }) => (use?.phoneNumber ? <Phone number={use.phoneNumber} /> : ofUse(write.none)),
    },
    {
      key: 'dealer',
      label: text('qr.purchaseFrom'),
      kind: 'sub',
      width: '19%',
      cell: ({ use }) =>
        use?.dealerId ? (
          <ReturnLink className="name-link" style={plain} to={paths.dealer(use.dealerId)}>
            {write.text(use.dealerName)}
          </ReturnLink>
        ) : (
          ofUse(write.text(use?.dealerName))
        ),
    },
  ];
  return [
    { key: 'card', label: text('qr.cardHead'), kind: 'main', width: withUses ? '110px' : '20%', strong: true, nowrap: true, cell: ({ id }) => id },
    {
      key: 'code',
      label: text('qr.code'),
      kind: 'sub',
      width: withUses ? '206px' : '36%',
      cell: (card) => (
        <>
          <CodeButton card={card} onOpen={() => onPicture(card)} />
          <OwnFacts card={card} shared={shared} />
        </>
      ),
    },
    {
      key: 'state',
      label: text('person.status'),
      kind: 'state',
      width: withUses ? '112px' : '18%',
      cell: ({ used, state: cardState }) => <UsedBadge used={used} isVoid={cardState === 'VOID'} />,
    },
    { key: 'usedOn', label: text('qr.usedOnHead'), kind: 'sub', width: withUses ? '142px' : '26%', cell: (card) => ofUse(write.dateTime(usedOn(card))) },
    ...(withUses ? useColumns : []),
  ];
}

/** Returns the time of the use. Without uses on the server, it is the last change of a used card. */
const usedOn = ({ used, use, updatedAt }: CardRow_CardFragment): string | null => use?.createdAt ?? (used ? updatedAt : null);

function CodeButton({ card: { code, state }, onOpen }: { card: CardRow_CardFragment; onOpen: () => void }) {
  const text = useText(qrTexts);
  const { none } = useValues();
  if (code === null) return none;
  return (
    <chakra.button
      type="button"
      className="name-link"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="6"
      cursor="pointer"
      fontFamily="mono"
      fontSize="13px"
      aria-label={text('qr.showCode', { code })}
      onClick={onOpen}
    >
      <QrSign size={14} aria-hidden />
      <chakra.span textDecoration={state === 'VOID' ? 'line-through' : undefined}>{code}</chakra.span>
    </chakra.button>
  );
}

/** Facts of a card that the cards of the page do not share. */
function OwnFacts({ card, shared }: { card: CardRow_CardFragment; shared: Partial<Facts> }) {
  const text = useText(qrTexts);
  const write = useValues();
  const facts = joinParts(
    [
      shared.productName === undefined ? card.productName : null,
      shared.packageSize === undefined ? card.packageSize : null,
      shared.points === undefined && card.points !== null ? text('qr.pointsOfCard', { count: card.points }) : null,
      shared.expiryDate === undefined && card.expiryDate !== null ? text('qr.useBy', { date: write.date(card.expiryDate) }) : null,
    ],
    ', ',
  );
  return facts === '' ? null : <Caption>{facts}</Caption>;
}
