/** Rules for pictures that the web client, the gateway and the REST API share. Pictures are sent as files, so they are not calls of the contract. */

/** Media types of the raster formats by file name ending. */
export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' } as const;

export type PictureEnding = keyof typeof pictureTypes;

/** Maximum size of an uploaded picture in bytes. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** Maximum number of pixels, computed from the dimensions in the file. Decoding needs up to four bytes per pixel. */
export const maxPicturePixels = 50_000_000;
