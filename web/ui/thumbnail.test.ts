import { expect, test } from 'vitest';
import { thumbnailAddress } from './Thumbnail.tsx';

test.each(['/images/a.jpg?day=2026-11-20&sig=abc', 'https://office.example.in/images/b%20c.jpg?day=2026-11-20&sig=abc'])(
  'adds the thumbnail parameter to %s',
  (url) => {
    expect(thumbnailAddress(url)).toBe(`${url}&size=thumbnail`);
  },
);

test.each(['/images/a.jpg', 'blob:http://127.0.0.1:4000/6f1c', 'data:image/svg+xml,<a href="?sig=1"/>', 'data:image/png;base64,iVBORw0KGgo='])(
  'returns %s unchanged',
  (url) => {
    expect(thumbnailAddress(url)).toBe(url);
  },
);
