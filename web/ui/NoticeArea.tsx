/** The one notice above the pages. It stays until it is closed or replaced, also on other pages; it ends with the session, so that nobody else reads it. */
import { chakra } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Message } from './Message.tsx';
import { Secret } from './Secret.tsx';

export interface Notice {
  /** The server's words. */
  message: string;
  /** Something that is displayed once, to be copied. */
  secret?: { label: string; value: string };
}

const NoticeContext = createContext<(notice: Notice) => void>(() => undefined);

/** The function with which a page sets the notice. */
export const useNotice = () => useContext(NoticeContext);

export function NoticeArea({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <NoticeContext value={setNotice}>
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
