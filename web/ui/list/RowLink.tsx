/** The link of a row that opens something: it stands in the first cell and is clicked anywhere in the row. Other links in the row need `position` and `zIndex`. */
import type { LinkProps } from '../Link.tsx';
import { ReturnLink } from './ReturnLink.tsx';

export function RowLink(link: Pick<LinkProps, 'to' | 'children'>) {
  return <ReturnLink className="row-link" {...link} />;
}
