/** Renders the main landmark of a page as a white sheet, with the heading and the actions beside it. */
import { Button } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { serverNow } from '../calendar/server-clock.ts';
import { useDates } from '../calendar/use-dates.ts';
import { useText } from '../i18n/text-context.ts';
import type { Crumb } from './bar-contexts.ts';
import { listTexts } from './list/texts/texts.ts';
import { mainContentId } from './main-content.ts';
import { PageTitle } from './PageTitle.tsx';
import { usePrinting } from './use-printing.ts';

/** React context of the banner below the heading of every sheet of a screen, for example for an inactive employee. */
export const SheetBannerContext = createContext<ReactNode>(null);

interface Props {
  title: string;
  pageId: string;
  /** See PageTitle. */
  takesFocus?: boolean;
  /** Secondary text beside the heading, such as the period or the employee. */
  note?: ReactNode;
  /** The page from which this page was opened. */
  back?: Crumb | undefined;
  /** Actions at the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Sheet({ title, pageId, takesFocus = true, note, back, actions, children }: Props) {
  const text = useText();
  const banner = useContext(SheetBannerContext);
  return (
    <main id={mainContentId} className="sheet" tabIndex={-1}>
      <div className="sheet-head">
        {back !== undefined && (
          <Button asChild variant="ghost" px="0" boxSize="control" ms="-2" _print={{ display: 'none' }}>
            <Link to={back.to} aria-label={text('action.backTo', { title: back.label })}>
              <ChevronLeft />
            </Link>
          </Button>
        )}
        <div className="sheet-title">
          <PageTitle pageId={pageId} takesFocus={takesFocus} from={back}>
            {title}
          </PageTitle>
          {note !== undefined && <span className="sheet-note">{note}</span>}
          <PrintedOn />
        </div>
        {actions !== undefined && <div className="sheet-actions">{actions}</div>}
      </div>
      {banner !== null && <div className="sheet-banner">{banner}</div>}
      {children}
    </main>
  );
}

/** Renders the date and time of printing on paper, and nothing on the screen. */
export function PrintedOn() {
  const text = useText(listTexts);
  const dates = useDates();
  const isPrinting = usePrinting();
  return isPrinting && <span className="printed-on">{text('list.printed', { date: dates.dateTime(serverNow().toISOString()) })}</span>;
}
