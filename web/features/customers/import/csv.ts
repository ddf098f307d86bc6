/** Reads text in which commas, semicolons or tabs part the fields (RFC 4180). Whatever the text is, it reads as something. */

const separators = [',', ';', '\t'] as const;

/** The separator that the first line has most often, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|\n|\r/, 1);
  const counted = separators.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).separator;
}

export function parseCsv(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text);
  // A field in quotes, where two of them stand for one, or one without, and what ends it.
  const field = new RegExp(`(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const [whole = '', quoted, bare = '', end = ''] = field.exec(text) ?? [];
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + bare);
    if (end === separator && field.lastIndex < text.length) continue;
    if (end === separator) row.push('');
    rows.push(row);
    row = [];
    // A match without a character would never end.
    if (whole === '') break;
  }
  return rows;
}
