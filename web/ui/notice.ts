/** The one notice that stays above the pages, from whichever page it came, until it is closed or another takes its place. */
import { createContext, useContext } from 'react';

export interface Notice {
  /** The server's words. */
  message: string;
  /** Something shown once, to be copied. */
  secret?: { label: string; value: string };
}

export interface NoticeBoard {
  tell: (notice: Notice) => void;
}

export const NoticeContext = createContext<NoticeBoard>({ tell: () => undefined });

export const useNotice = (): NoticeBoard => useContext(NoticeContext);
