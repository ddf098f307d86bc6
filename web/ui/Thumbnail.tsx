/**
 * Renders a person's picture, or an outline when there is no picture or it fails to load. The alternative text is empty because the name is shown beside it.
 */
import { UserRound } from 'lucide-react';
import { useState } from 'react';

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

/**
 * @param url of a picture
 * @returns the address of its thumbnail, at most 96 pixels a side. Other addresses than signed links, such as a photo that was just chosen, are unchanged.
 */
export const thumbnailAddress = (url: string): string => (/^[^?]*\/images\/[^?]+\?.*\bsig=/.test(url) ? `${url}&size=thumbnail` : url);
