/** Reads from an OpenDocument spreadsheet and from an HTML page what the workbook reader omits: hidden rows and columns, and some cells. */

import { unescaped } from './file-text.ts';

const tag = /<table:(table|table-row|table-column)(?=[\s/>])([^>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined => new RegExp(`table:${name}="([^"]*)"`).exec(attributes)?.[1];

/** @param content `content.xml` of the file, or a file of flat XML */
export function hiddenInDocument(content: string, sheet: string): { readonly rows: ReadonlySet<number>; readonly columns: ReadonlySet<number> } {
  const hidden = { rows: new Set<number>(), columns: new Set<number>() };
  const next = { rows: 1, columns: 0 };
  let isSheet = false;
  for (const [, kind, attributes = ''] of content.matchAll(tag)) {
    if (kind === 'table') {
      isSheet = unescaped(attribute(attributes, 'name') ?? '') === sheet;
    } else if (isSheet) {
      const part = kind === 'table-row' ? 'rows' : 'columns';
      const count = Number(attribute(attributes, `number-${part}-repeated`) ?? 1);
      // A last group of a million hidden rows lies below the people.
      if ((attribute(attributes, 'visibility') ?? 'visible') !== 'visible') {
        for (let at = 0; at < Math.min(count, mostHidden); at += 1) hidden[part].add(next[part] + at);
      }
      next[part] += count;
    }
  }
  return hidden;
}

const mostHidden = 10_000;

/** Returns the hidden rows of a table of an HTML page, from 1. @param at index of the table, from 0 */
export function hiddenInPage(page: string, at: number): ReadonlySet<number> {
  const [table = ''] = [...page.matchAll(/<table[\s>].*?<\/table>/gis)][at] ?? [];
  const rows = [...table.matchAll(/<tr(?=[\s>])([^<>]*)>/gi)];
  return new Set(rows.flatMap(([, attributes = ''], row) => (/display:\s*none|visibility:\s*collapse|\shidden\b/i.test(attributes) ? [row + 1] : [])));
}

const valueCell = /<table:table-cell(?=\s)([^<>]*?office:value-type="(\w+)"[^<>]*?)(\/?)>/g;

/**
 * Returns `content.xml` as flat XML, with the cells that the workbook reader would lose or change. A percentage becomes the text that the spreadsheet shows,
 * because the reader knows it only by the style of its cell. A value without a text becomes a cell that is not empty.
 */
export const readableDocument = (content: string): string =>
  content
    // Without a declaration of XML, the reader expects an HTML page.
    .replace(/^(?=\s*<office:document)/, '<?xml version="1.0"?>')
    .replaceAll(/(<\/?office:document)-content(?=[\s>])/g, '$1')
    .replaceAll(valueCell, (_cell, attributes: string, type: string, end: string) => {
      const text = type === 'percentage' ? percentage(Number(/office:value="([^"]*)"/.exec(attributes)?.[1])) : undefined;
      const start = text === undefined ? attributes : `${attributes.replace('"percentage"', '"string"')} office:string-value="${text}"`;
      const isSelfClosing = end !== '' && type !== 'string';
      return `<table:table-cell${start}${isSelfClosing ? `><text:p>${text ?? ''}</text:p></table:table-cell` : end}>`;
    });

/** Formats 0.125 as `12.5%`, without the last digits of a binary fraction. */
export const percentage = (value: number): string => `${Number((value * 100).toPrecision(12))}%`;
