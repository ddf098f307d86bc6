/** Whether `/` alone opens Find anything. Single keys can get in the way of who dictates (WCAG 2.1.4), so it can be switched off, in this browser. */

const key = 'slash-key';

export const slashFinds = (): boolean => localStorage.getItem(key) !== 'off';

export const setSlashFinds = (on: boolean): void => localStorage.setItem(key, on ? 'on' : 'off');
