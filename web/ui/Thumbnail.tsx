/**
 * Renders a person's picture, or an outline when there is no picture or it fails to load. The alternative text is empty because the name is shown beside it.
 */
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { thumbnailAddress } from './thumbnail-address.ts';

interface Props {
  url: string | undefined;
  /** Width and height in pixels; 40 in a list. */
  size?: 40 | 48;
}

export function Thumbnail({ url, size = 40 }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="thumbnail" style={{ width: size, height: size }}>
      {url === undefined || url === broken ? (
        <UserRound size={26} strokeWidth={1.5} />
      ) : (
        // The key creates a new element per address. Otherwise the previous person's picture would stay until the next one has loaded.
        <img key={url} src={thumbnailAddress(url)} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setBroken(url)} />
      )}
    </span>
  );
}
