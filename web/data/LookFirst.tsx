/** Renders the check after a lost response: refetches what the page shows, or opens another page in a new tab. */
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { useText } from '../i18n/text-context.ts';
import { formTexts } from '../ui/form/texts/texts.ts';

interface Props {
  /** Path of the page that shows the result, when it is another page. Typed input stays. */
  to?: string | undefined;
}

export function LookFirst({ to }: Props) {
  const text = useText(formTexts);
  const client = useApolloClient();
  return (
    <chakra.div mt="1.5">
      {to === undefined ? (
        <Button type="button" size="xs" onClick={() => void client.refetchQueries({ include: 'active' })}>
          {text('form.look')}
        </Button>
      ) : (
        <chakra.a href={to} target="_blank" rel="noopener" fontWeight="600" textDecoration="underline" textUnderlineOffset="3px" focusVisibleRing="outside">
          {text('form.lookInTab')}
        </chakra.a>
      )}
    </chakra.div>
  );
}
