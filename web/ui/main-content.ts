/** Where the skip link leads: the id that a page's <main> carries. */
export const mainContentId = 'content';
