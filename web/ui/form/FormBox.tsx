/** The red box on top of a form: the server's message, or the wrong fields as links to them. It takes the focus each time. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Message } from '../Message.tsx';
import { fieldId } from './field-id.ts';
import { formTexts } from './texts/texts.ts';
import type { Form } from './use-form.ts';

interface Props<Name extends string> {
  form: Form<Name>;
  /** How the fields are called, in their order on the page. */
  labels: Readonly<Record<Name, string>>;
  /** What the server said, or why it said nothing. */
  refusal: string | undefined;
  /** Below it: how to see whether it was done. */
  lost?: ReactNode;
}

export function FormBox<Name extends string>({ form, labels, refusal, lost }: Props<Name>) {
  const text = useText(formTexts);
  const box = useRef<HTMLDivElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0 || refusal !== undefined) box.current?.focus();
  }, [refusals, refusal]);
  if (refusals === 0 && refusal === undefined) return null;
  const wrong = wrongFields(form, labels);
  if (wrong.length === 0 && refusal === undefined) return null;
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
            {wrong.map(([name, label]) => (
              <li key={name}>
                <chakra.a
                  href={`#${fieldId(form, name)}`}
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                  focusVisibleRing="outside"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(form, name))?.focus();
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

/** The fields with an error, in the order of the labels. */
function wrongFields<Name extends string>({ errors }: Form<Name>, labels: Readonly<Record<Name, string>>): readonly (readonly [Name, string])[] {
  const wrong: [Name, string][] = [];
  for (const name in labels) if (errors[name] !== undefined) wrong.push([name, labels[name]]);
  return wrong;
}
