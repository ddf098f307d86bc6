/** Detects secrets in an operation by the names and the format of values. */
import { type ASTNode, parse, visit } from 'graphql';
import type { Operation } from './operation.ts';

/** Names of values that are neither stored nor shared. */
export const aboutSecrets = /password|token|secret|authorization/i;

/** Pattern of a session token: one word of a minimum length. Ids and cursors are shorter. */
const looksLikeToken = /^(Bearer +)?[\w.~+/=-]{40,}$/i;

/** Returns the operation with empty texts in place of secrets. Variables that cannot be parsed are removed. */
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

/** Returns the document with its secret literals emptied. */
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
    // A document with a syntax error is kept as typed, because it may be shared to get help with that error.
    return query;
  }
  const last = [...new Map(spots.map((spot) => [spot.start, spot])).values()].sort((one, other) => other.start - one.start);
  return last.reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, query);
}
