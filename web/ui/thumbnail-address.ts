/** Returns the address of a picture's thumbnail. */

/**
 * @param url of a picture
 * @returns the address of its thumbnail, at most 96 pixels a side. Other addresses than signed links, such as a photo that was just chosen, are unchanged.
 */
export const thumbnailAddress = (url: string): string => (/^[^?]*\/images\/[^?]+\?.*\bsig=/.test(url) ? `${url}&size=thumbnail` : url);
