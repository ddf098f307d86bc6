/** Detects secrets in an operation, by the names and the format of values. */
import { type ASTNode, parse, visit } from 'graphql';
import type { Operation } from './operation.ts';

/** Names of what is kept nowhere and given to nobody. */
export const aboutSecrets = /password|token|secret|authorization/i;

/** Minimum length of a session token, in one word; ids and cursors are shorter. */
const looksLikeToken = /^(Bearer +)?[\w.~+/=-]{40,}$/i;

/** The operation with empty texts in the place of secrets. What cannot be read is left out whole. */
export function withoutSecretValues({ query, variables }: Operation): Operation {
  return { query: emptied(query), variables: blank(variables) };
}

function blank(variables: string): string {
  if (variables.trim() === '') return '';
  try {
    const cleaned = JSON.parse(variables, (name, value: unknown) =>
      typeof value === 'string' && (aboutSecrets.test(name) || looksLikeToken.test(value)) ? '' : value,
    );
    return JSON.stringify(cleaned, null, 2);
  } catch {
    return '';
  }
}

/** Literals, where they stand. */
function emptied(query: string): string {
  const spots: { readonly start: number; readonly end: number }[] = [];
  const named = (node: { readonly name: { readonly value: string }; readonly value: ASTNode }) => {
    const { kind, loc } = node.value;
    if (kind === 'StringValue' && loc && aboutSecrets.test(node.name.value)) spots.push({ start: loc.start, end: loc.end });
  };
  try {
    visit(parse(query), {
      Argument: named,
      ObjectField: named,
      StringValue: ({ value, loc }) => {
        if (loc && looksLikeToken.test(value)) spots.push({ start: loc.start, end: loc.end });
      },
    });
  } catch {
    // A document with an error is handed on as it is typed: it may be what somebody is asked to mend.
    return query;
  }
  const last = [...new Map(spots.map((spot) => [spot.start, spot])).values()].sort((one, other) => other.start - one.start);
  return last.reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, query);
}
