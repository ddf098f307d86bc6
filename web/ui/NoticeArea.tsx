/** Holds the notice above the pages and shows it. It dies with the tree it stands in, so that nobody else reads it. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { Message } from './Message.tsx';
import { type Notice, NoticeContext } from './notice.ts';
import { Secret } from './Secret.tsx';

interface Props {
  children: ReactNode;
}

export function NoticeArea({ children }: Props) {
  const [notice, setNotice] = useState<Notice>();
  const board = useMemo(() => ({ tell: setNotice }), []);
  return (
    <NoticeContext value={board}>
      {notice !== undefined && (
        <chakra.div bg="bg" px="gutter" py="2" _print={{ display: 'none' }}>
          <Message kind="success" onClose={() => setNotice(undefined)}>
            {notice.message}
            {notice.secret !== undefined && <Secret {...notice.secret} />}
          </Message>
        </chakra.div>
      )}
      {children}
    </NoticeContext>
  );
}
