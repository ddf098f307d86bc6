/** The frame of every page: the skip link, the top bar, and below it the page. */
import { chakra } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { BreadcrumbPlaceContext } from '../../ui/breadcrumb.ts';
import { mainContentId } from '../../ui/main-content.ts';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { useLate } from '../../ui/use-late.ts';
import { NewerLine } from './NewerLine.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { TopBar } from './TopBar.tsx';

interface Props {
  /** The next page is on its way. */
  waits: boolean;
  /** The page. */
  children: ReactNode;
}

/** A line below the bar while the next page takes longer than 200 ms to load. */
const waitingLook = { position: 'fixed', top: '48px', insetX: '0', h: '3px', zIndex: 'banner', bg: 'brand.solid' } as const;

const toContent = (event: MouseEvent) => {
  // The address stays as it is: a fragment would count as another page.
  event.preventDefault();
  document.getElementById(mainContentId)?.focus();
};

export function Shell({ waits, children }: Props) {
  const text = useText();
  const late = useLate(waits);
  const [breadcrumbPlace, setBreadcrumbPlace] = useState<HTMLElement | null>(null);
  return (
    <BreadcrumbPlaceContext value={breadcrumbPlace}>
      <chakra.a
        href={`#${mainContentId}`}
        onClick={toContent}
        position="fixed"
        top="2"
        insetStart="2"
        zIndex="skipNav"
        px="3"
        py="2"
        borderRadius="l2"
        layerStyle="floating"
        color="fg.brand"
        transform="translateY(-200%)"
        _print={{ display: 'none' }}
        _focus={{ transform: 'none', outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
      >
        {text('action.skip')}
      </chakra.a>
      <chakra.div minH="100dvh" display="flex" flexDirection="column">
        <TopBar breadcrumb={setBreadcrumbPlace} />
        <OfflineLine waits={waits} />
        <NewerLine />
        {late && <chakra.div css={waitingLook} data-waits aria-hidden />}
        {/* Only texts of another language are still on their way here: the page before is kept until scripts have come. */}
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </chakra.div>
    </BreadcrumbPlaceContext>
  );
}
