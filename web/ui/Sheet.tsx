/** The white sheet that work lies on: the page's main landmark with its heading, and beside it what can be done. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/text-context.ts';
import type { Crumb } from './breadcrumb.ts';
import { mainContentId } from './main-content.ts';
import { PageTitle } from './PageTitle.tsx';
import { SheetBannerContext } from './sheet-banner.ts';

interface Props {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  /** See PageTitle. */
  takesFocus?: boolean;
  /** Beside the heading, more quietly: which days, whose. */
  note?: ReactNode;
  /** The page that this one was opened from. */
  back?: Crumb | undefined;
  /** At the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Sheet({ title, place, takesFocus = true, note, back, actions, children }: Props) {
  const text = useText();
  const banner = useContext(SheetBannerContext);
  return (
    <chakra.main
      id={mainContentId}
      tabIndex={-1}
      outline="none"
      bg="bg"
      borderInlineStartWidth={{ md: '1px' }}
      // Where no option list stands beside it there is nothing to divide.
      css={{ 'header ~ &': { borderInlineStartWidth: '0' } }}
      display="flex"
      flexDirection="column"
      minW="0"
      flex="1"
    >
      <chakra.div display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} alignItems="center" gap="2" minH="52px" px="gutter" py="2" _print={{ px: '1' }}>
        {back !== undefined && (
          <Button asChild variant="ghost" px="0" boxSize="control" ms="-2" _print={{ display: 'none' }}>
            <Link to={back.to} aria-label={text('action.backTo', { title: back.label })}>
              <ChevronLeft />
            </Link>
          </Button>
        )}
        <chakra.div
          display="flex"
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          alignItems="baseline"
          columnGap="2.5"
          minW="0"
          flex={{ base: '1 1 150px', md: 'none' }}
        >
          <PageTitle place={place} takesFocus={takesFocus} from={back}>
            {title}
          </PageTitle>
          {note !== undefined && (
            <chakra.span color="fg.muted" flexBasis={{ base: 'full', md: 'auto' }} _empty={{ minH: '5' }}>
              {note}
            </chakra.span>
          )}
        </chakra.div>
        {actions !== undefined && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" ms={{ md: 'auto' }} _print={{ display: 'none' }}>
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {banner !== null && <chakra.div mb="2">{banner}</chakra.div>}
      {children}
    </chakra.main>
  );
}
