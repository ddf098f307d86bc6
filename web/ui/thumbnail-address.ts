/** Returns the address of a picture's thumbnail. */

/**
 * @param url of a picture
 * @returns the address of its thumbnail, at most 96 pixels a side; the same address when it is not a signed link, such as a photo that was just chosen
 */
export const thumbnailAddress = (url: string): string => (/^[^?]*\/images\/[^?]+\?.*\bsig=/.test(url) ? `${url}&size=thumbnail` : url);
