/** Renders a page with only a message: a picture, a heading, a line, and links. */
import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/text-context.ts';
import { mainContentId } from '../ui/main-content.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { homePath } from './paths.ts';

interface Props {
  picture: ReactNode;
  title: string;
  detail?: string;
  actions: ReactNode;
}

export function PageMessage({ picture, title, detail, actions }: Props) {
  const heading = (
    <PageTitle pageId={title} inBreadcrumb={false} look="section">
      {title}
    </PageTitle>
  );
  return (
    <chakra.main id={mainContentId} tabIndex={-1} outline="none" bg="bg" flex="1" display="flex" flexDirection="column" justifyContent="center" pb="20">
      <chakra.div>
        <StatePanel picture={picture} title={heading} actions={actions} detail={detail} />
      </chakra.div>
    </chakra.main>
  );
}

/** Renders the link home on a page with only a message. */
export function HomeLink() {
  const text = useText();
  return (
    <Button asChild>
      <Link to={homePath()}>{text('bar.home')}</Link>
    </Button>
  );
}
