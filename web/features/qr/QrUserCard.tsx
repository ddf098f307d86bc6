/** What is known of a person who collects points. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
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
    [text('qr.id'), user.id],
    ...(withContact
      ? [
          [text('qr.phone'), write.phone(user.phoneNumber)],
          [text('qr.address'), write.text(user.address)],
        ]
      : []),
    [text('qr.language'), write.text(user.language)],
    [text('qr.createdDate'), write.dateTime(user.createdAt)],
    [text('qr.updatedDate'), write.dateTime(user.updatedAt)],
  ];
  return (
    <chakra.section px={{ base: '4', md: '5' }} pb="5">
      <chakra.div display="flex" alignItems="center" gap="3" pb="3">
        <Thumbnail url={undefined} />
        <chakra.h2 textStyle="dialogTitle" overflowWrap="anywhere">
          {write.name(user)}
        </chakra.h2>
      </chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="128px minmax(0, 1fr)" columnGap="3" rowGap="1.5" maxW="560px" borderTopWidth="1px" pt="3">
        {facts.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted" fontSize="13px">
              {name}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
