/** Reads headers of HTTP. */

/** The text of a header that comes once; null when it is absent or came several times. */
export const single = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);

/** The media type that a `content-type` header names, in lower case and without parameters; empty when it names none. */
export const mediaTypeOf = (header: string | string[] | undefined): string => single(header)?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Returns the `charset` of a `content-type` header in lower case; null when the header names none. */
export const charsetOf = (header: string | string[] | undefined): string | null =>
  /;\s*charset="?([\w.:-]{1,40})"?/i.exec(single(header) ?? '')?.[1]?.toLowerCase() ?? null;
