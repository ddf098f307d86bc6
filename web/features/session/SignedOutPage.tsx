/** Renders the layout of the login and related pages: a picture at the left, and a narrow column beside it. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldDrawing } from '../../ui/FieldDrawing.tsx';
import { mainContentId } from '../../ui/main-content.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

interface Props {
  title: string;
  /** Key of the page, see PageTitle. */
  place: string;
  children: ReactNode;
}

export function SignedOutPage({ title, place, children }: Props) {
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
          <PageTitle place={place} takesFocus={false} look="display">
            {title}
          </PageTitle>
          {children}
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}
