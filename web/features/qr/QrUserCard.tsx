/** What is known of a person who collects points. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { useValues } from '../../people/use-values.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { qrTexts } from './texts/texts.ts';
import type { QrUserCard_UserFragment } from './users.generated.ts';

interface Props {
  user: QrUserCard_UserFragment;
  withContact: boolean;
}

export function QrUserCard({ user, withContact }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const facts = [
    { name: text('qr.id'), value: user.id },
    ...(withContact
      ? [
          { name: text('qr.phone'), value: <Phone number={user.phoneNumber} /> },
          { name: text('qr.address'), value: write.text(user.address) },
        ]
      : []),
    { name: text('qr.language'), value: write.text(user.language) },
    { name: text('qr.createdDate'), value: write.dateTime(user.createdAt) },
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
    </chakra.section>
  );
}
