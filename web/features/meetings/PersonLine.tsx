/** Somebody of a meeting: picture, name, and a quiet line below it. */
import { chakra } from '@chakra-ui/react';
import { Thumbnail } from '../../ui/Thumbnail.tsx';

interface Props {
  name: string;
  detail: string;
  picture: string | undefined;
}

export function PersonLine({ name, detail, picture }: Props) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minW="0">
      <Thumbnail url={picture} />
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.div fontWeight="600">{name}</chakra.div>
        {detail !== '' && (
          <chakra.div textStyle="meta" color="fg.muted">
            {detail}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
