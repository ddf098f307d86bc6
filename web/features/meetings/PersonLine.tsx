/** Renders a person of a meeting: picture, name, and a secondary line. */
import { chakra } from '@chakra-ui/react';
import { Caption } from '../../ui/Caption.tsx';
import { ReturnTextLink } from '../../ui/list/ReturnLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';

interface Props {
  name: string;
  /** Path of the person's page. */
  to?: string | undefined;
  detail: string;
  picture: string | undefined;
}

export function PersonLine({ name, to, detail, picture }: Props) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minW="0">
      <Thumbnail url={picture} />
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.div fontWeight="600">{to === undefined ? name : <ReturnTextLink to={to}>{name}</ReturnTextLink>}</chakra.div>
        {detail !== '' && <Caption>{detail}</Caption>}
      </chakra.div>
    </chakra.div>
  );
}
