/** An employee in a list. */

import type { FragmentType } from '@apollo/client';
import { Badge, chakra } from '@chakra-ui/react';
import { formatPhone, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ActiveBadge } from '../../people/ActiveBadge.tsx';
import { personTexts } from '../../people/texts/person/texts.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { OpenCell } from '../../ui/list/OpenCell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { type EmployeeRow_EmployeeFragment, useEmployeeRow_EmployeeFragment } from './employees.generated.ts';

interface Props {
  employee: FragmentType<EmployeeRow_EmployeeFragment>;
  /** Where the row leads. */
  path: string | undefined;
}

export function EmployeeRow({ employee, path }: Props) {
  const text = useText(personTexts);
  const person = useEmployeeRow_EmployeeFragment(employee);
  if (person === undefined) return null;
  const none = text('value.none');
  const name = joinParts([person.firstName, person.lastName], ' ') || none;
  const { taluka, district } = person.address ?? {};
  return (
    <Row>
      <Cell kind="image">
        <Thumbnail url={person.pictures[0]?.url} />
      </Cell>
      <Cell kind="main">
        {path === undefined ? <chakra.span fontWeight="600">{name}</chakra.span> : <RowLink to={path}>{name}</RowLink>}
        <chakra.div textStyle="meta" color="fg.muted" hideBelow="md">
          {person.email}
        </chakra.div>
      </Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {person.phoneNumber ? formatPhone(person.phoneNumber) : none}
      </Cell>
      <Cell kind="sub">
        {/* Many a taluka is named like its district. */}
        {joinParts(taluka === district ? [district] : [taluka, district], ', ') || none}
      </Cell>
      <Cell kind="drop">
        <chakra.span display="flex" flexWrap="wrap" gap="1">
          {person.roles.map((role) => (
            <Badge key={role} size="sm" variant="outline" colorPalette="gray">
              {text(`role.${role}`)}
            </Badge>
          ))}
        </chakra.span>
      </Cell>
      <Cell kind="state">
        <ActiveBadge active={person.active} />
      </Cell>
      {path !== undefined && <OpenCell />}
    </Row>
  );
}
