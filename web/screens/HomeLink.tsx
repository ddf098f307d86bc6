/** Renders the link home on a page with only a message. */
import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/text-context.ts';
import { homePath } from './paths.ts';

export function HomeLink() {
  const text = useText();
  return (
    <Button asChild>
      <Link to={homePath()}>{text('bar.home')}</Link>
    </Button>
  );
}
