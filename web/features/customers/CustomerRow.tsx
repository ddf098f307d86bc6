/** A farmer or dealer in a list: picture, name, phone number and address, then what the list adds. */
import type { ReactNode } from 'react';
import { formatPhone, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { type AddressParts, writeAddress } from '../../people/address.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';

export interface Customer {
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  pictures: readonly { url: string }[];
  address: AddressParts | null;
}

interface Props {
  customer: Customer;
  /** The cells after the address. */
  children: ReactNode;
}

export function CustomerRow({ customer: { firstName, lastName, phoneNumber, pictures, address }, children }: Props) {
  const text = useText(personTexts);
  const none = text('value.none');
  return (
    <Row>
      <Cell kind="image">
        <Thumbnail url={pictures[0]?.url} />
      </Cell>
      <Cell kind="main" fontWeight="600">
        {joinParts([firstName, lastName], ' ') || none}
      </Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {phoneNumber ? formatPhone(phoneNumber) : none}
      </Cell>
      <Cell kind="sub">{writeAddress(address ?? {}) || none}</Cell>
      {children}
    </Row>
  );
}
