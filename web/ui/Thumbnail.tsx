/** A person's picture, 40 pixels in a list; the outlined person when there is none or it cannot be shown. The name stands beside it, so it says nothing itself. */
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { thumbnailAddress } from './thumbnail-address.ts';

interface Props {
  url: string | undefined;
  /** Pixels. */
  size?: 40 | 48;
}

export function Thumbnail({ url, size = 40 }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="thumbnail" style={{ width: size, height: size }}>
      {url === undefined || url === broken ? (
        <UserRound size={26} strokeWidth={1.5} />
      ) : (
        // An element of its own: until it has come, another person's picture would stand there.
        <img key={url} src={thumbnailAddress(url)} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setBroken(url)} />
      )}
    </span>
  );
}
