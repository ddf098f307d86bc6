/** Renders the layout of the login and related pages: a picture at the left, and a narrow column beside it. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { mainContentId } from '../../ui/main-content.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

interface Props {
  title: string;
  pageId: string;
  children: ReactNode;
}

export function SignedOutPage({ title, pageId, children }: Props) {
  return (
    <chakra.div
      flex="1"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 40%) minmax(0, 1fr)', xl: 'minmax(0, 520px) minmax(0, 1fr)' }}
    >
      <FieldDrawing />
      <chakra.main
        id={mainContentId}
        tabIndex={-1}
        outline="none"
        bg="bg"
        display="flex"
        alignItems={{ base: 'flex-start', md: 'center' }}
        justifyContent="center"
        px="5"
        py={{ base: '7', md: '8' }}
      >
        <chakra.div w="360px" maxW="full" display="flex" flexDirection="column" gap="4">
          <PageTitle pageId={pageId} takesFocus={false} look="display">
            {title}
          </PageTitle>
          {children}
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}

/** Furrow 20 runs straight down; the others fan out from it. */
const furrows = Array.from({ length: 35 }, (_, at) => {
  const number = at + 1;
  const horizon = 372 - (number < 20 ? 0.347 : 0.147) * (number - 20);
  const opacity = 0.62 - 0.0179 * Math.abs(number - 20);
  return { path: `M${17 * number} ${horizon.toFixed(1)}Q${34 * number - 340} 480 ${118 * number - 2020} 740`, opacity: opacity.toFixed(2) };
});

/** Renders the decorative picture beside the login form: a ploughed field under a low sun. Screen readers skip it. */
function FieldDrawing() {
  return (
    <chakra.div bg="bg.bar" position="relative" overflow="hidden" hideBelow="md" aria-hidden="true">
      <chakra.svg
        viewBox="0 0 520 720"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="#8CCBA9"
        strokeWidth="1.500"
        position="absolute"
        inset="0"
        boxSize="full"
      >
        {furrows.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
        <path d="M-20 378C110 368 250 380 540 360" opacity=".7" />
        <circle cx="372" cy="250" r="30" fill="#F0CB6B" stroke="none" />
      </chakra.svg>
    </chakra.div>
  );
}
