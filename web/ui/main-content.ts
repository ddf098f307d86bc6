/** Id of a page's <main>, the target of the skip link. */
export const mainContentId = 'content';
