/** Returns the address of a picture's thumbnail. */

/**
 * @param url of a picture
 * @returns the address of its thumbnail, of at most 96 pixels a side; the same address when it is no signed link, as that of a photo just chosen
 */
export const thumbnailAddress = (url: string): string => (/^[^?]*\/images\/[^?]+\?.*\bsig=/.test(url) ? `${url}&size=thumbnail` : url);
