/** Somebody of a meeting: picture, name, and a quiet line below it. */
import { chakra } from '@chakra-ui/react';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';

/** A name that leads to the person's page. */
export const PersonLink = chakra(ReturnLink, {
  base: { color: 'fg.brand', textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'l1', focusVisibleRing: 'outside' },
});

interface Props {
  name: string;
  /** The person's page. */
  to?: string | undefined;
  detail: string;
  picture: string | undefined;
}

export function PersonLine({ name, to, detail, picture }: Props) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minW="0">
      <Thumbnail url={picture} />
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.div fontWeight="600">{to === undefined ? name : <PersonLink to={to}>{name}</PersonLink>}</chakra.div>
        {detail !== '' && (
          <chakra.div textStyle="meta" color="fg.muted">
            {detail}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
