/** Parsers of HTTP headers. */

/** Returns the value of a header that was sent once; null when it is absent or was sent several times. */
export const single = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);

/** Returns the media type of a `content-type` header in lower case and without parameters; empty when there is none. */
export const mediaTypeOf = (header: string | string[] | undefined): string => single(header)?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Returns the `charset` of a `content-type` header in lower case; null when the header names none. */
export const charsetOf = (header: string | string[] | undefined): string | null =>
  /;\s*charset="?([\w.:-]{1,40})"?/i.exec(single(header) ?? '')?.[1]?.toLowerCase() ?? null;
