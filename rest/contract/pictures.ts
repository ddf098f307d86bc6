/** Pictures that the web client, the gateway and the REST API agree on. They travel as files and not as JSON, so that they are no calls of the contract. */

/** The raster formats, by the ending of the file name. */
export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' } as const;

export type PictureEnding = keyof typeof pictureTypes;

/** Most bytes of one that is uploaded. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** Most pixels of one, by the size that its file names. A browser or a server needs up to four bytes for each to show it. */
export const maxPicturePixels = 50_000_000;
