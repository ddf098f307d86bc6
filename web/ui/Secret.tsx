/** Renders a text that is shown once, such as a link with a token, with a button that copies it. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { formTexts } from './form/texts/texts.ts';
import { Input } from './Input.tsx';

export function Secret({ label, value }: { label: string; value: string }) {
  const text = useText(formTexts);
  const id = useId();
  const [copiedValue, setCopiedValue] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const copied = copiedValue === value;
  const Icon = copied ? Check : Copy;
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopiedValue(value),
      // The browser denies clipboard access here, so the person copies the selected text.
      () => field.current?.select(),
    );
  };
  return (
    <chakra.div mt="1.5">
      <label htmlFor={id}>{label}</label>
      <chakra.span display="flex" gap="2" mt="1" maxW="640px">
        <Input id={id} ref={field} readOnly value={value} size="sm" fontFamily="mono" onFocus={({ target }) => target.select()} />
        <Button type="button" onClick={copy}>
          <Icon />
          <span aria-live="polite">{text(copied ? 'form.copied' : 'form.copy')}</span>
        </Button>
      </chakra.span>
    </chakra.div>
  );
}
