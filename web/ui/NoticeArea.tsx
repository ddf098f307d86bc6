/**
 * Renders the single notice above the pages. It stays across pages until it is closed or replaced, and is cleared with the session, so no other user reads it.
 */
import { chakra } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Message } from './Message.tsx';
import { Secret } from './Secret.tsx';

export interface Notice {
  /** The server's message. */
  message: string;
  /** A secret that is shown once, to be copied. */
  secret?: { label: string; value: string };
}

const NoticeContext = createContext<(notice: Notice) => void>(() => undefined);

/** Returns the function that sets the notice. */
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
