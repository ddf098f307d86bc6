/** Renders the summary as a text for WhatsApp. Its parts can be chosen, and the text is copied or shared with an app of the device. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { chosenChip } from '../../../ui/list/FilterChips.tsx';
import { teamTexts } from '../texts/texts.ts';
import { type TextLines, type TextPart, textOf, textParts } from './summary.ts';

interface Props {
  lines: TextLines;
  isReading: boolean;
}

const partWords = { visits: 'team.visits', check: 'team.look', planned: 'summary.planned' } as const;

export function SummaryText({ lines, isReading }: Props) {
  const text = useText(teamTexts, formTexts);
  const [parts, setParts] = useState<ReadonlySet<TextPart>>(new Set(textParts));
  /** The text that was copied, or that the browser refused to copy. */
  const [copied, setCopied] = useState<{ readonly value: string; readonly isDone: boolean }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const hasStarted = useRef(false);
  // The button cannot receive the focus before the text is complete.
  useEffect(() => {
    if (isReading || hasStarted.current) return;
    hasStarted.current = true;
    if (document.activeElement?.matches('body, h1')) copyButton.current?.focus({ preventScroll: true });
  }, [isReading]);
  const value = textOf(lines, parts);
  const outcome = copied?.value === value ? copied : undefined;
  const copy = async () => {
    try {
      // The clipboard is undefined without HTTPS.
      await navigator.clipboard.writeText(value);
      setCopied({ value, isDone: true });
    } catch {
      field.current?.select();
      setCopied({ value, isDone: false });
    }
  };
  // Closing the share dialog is not an error.
  const share = () => void navigator.share({ text: value }).catch(() => undefined);
  const toggle = (part: TextPart) => setParts((before) => new Set(textParts.filter((each) => before.has(each) !== (each === part))));
  const Icon = outcome?.isDone ? Check : Copy;
  return (
    <chakra.section aria-label={text('summary.text')} p="4" borderInlineStartWidth={{ xl: '1px' }} _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="2">
        <chakra.h2 fontWeight="600" flex="1">
          {text('summary.text')}
        </chakra.h2>
        {'share' in navigator && (
          <Button h="control" disabled={isReading} onClick={share}>
            <Share2 />
            {text('summary.share')}
          </Button>
        )}
        <Button ref={copyButton} h="control" disabled={isReading} onClick={() => void copy()}>
          <Icon />
          <span aria-live="polite">{text(outcome?.isDone ? 'form.copied' : 'form.copy')}</span>
        </Button>
      </chakra.div>
      <chakra.div role="group" aria-label={text('summary.parts')} display="flex" flexWrap="wrap" gap="2" mb="2">
        {textParts
          .filter((part) => lines[part].length > 0)
          .map((part) => (
            <Button key={part} size="xs" h={{ base: '36px', md: '30px' }} aria-pressed={parts.has(part)} _pressed={chosenChip} onClick={() => toggle(part)}>
              {parts.has(part) && <Check />}
              {text(partWords[part])}
            </Button>
          ))}
      </chakra.div>
      <chakra.textarea
        ref={field}
        readOnly
        aria-label={text('summary.text')}
        value={isReading ? '' : value}
        rows={24}
        w="full"
        p="3"
        fontSize="14px"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        resize="vertical"
        // Browsers without this property show the rows above.
        css={{ fieldSizing: 'content' }}
        focusVisibleRing="outside"
      />
      <Caption role="status">{outcome?.isDone === false ? text('summary.pressCopy') : text('summary.length', { count: String(value.length) })}</Caption>
    </chakra.section>
  );
}
