/** Renders the red box on top of a form: the server's message, or links to the invalid fields. The box receives the focus each time. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Message } from '../Message.tsx';
import { formTexts } from './texts/texts.ts';
import type { SentForm } from './use-form.ts';

interface Props {
  form: SentForm;
  /** The server message, or the reason why there is none. */
  refusal: string | undefined;
  /** Advice below the message on how to check whether the change was saved. */
  lost?: ReactNode;
}

export function FormBox({ form, refusal, lost }: Props) {
  const text = useText(formTexts);
  const box = useRef<HTMLDivElement>(null);
  const { refusals, wrong } = form;
  useEffect(() => {
    if (refusals > 0 || refusal !== undefined) box.current?.focus();
  }, [refusals, refusal]);
  if (refusal === undefined && (refusals === 0 || wrong.length === 0)) return null;
  return (
    <Message ref={box} kind="error">
      {wrong.length === 0 ? (
        <>
          <chakra.span whiteSpace="pre-wrap">{refusal}</chakra.span>
          {lost}
        </>
      ) : (
        <>
          <chakra.strong fontWeight="600">{text('form.correct', { count: wrong.length })}</chakra.strong>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="4" listStyleType="none">
            {wrong.map(({ id, label }) => (
              <li key={id}>
                <chakra.a
                  href={`#${id}`}
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                  focusVisibleRing="outside"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {label}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </Message>
  );
}
