/** Whether `/` alone opens Find anything. Single keys can get in the way of who dictates (WCAG 2.1.4), so it can be switched off, in this browser. */
import { browserStorage } from '../../i18n/browser-storage.ts';

const key = 'slash-key';

export const slashFinds = (): boolean => browserStorage.getItem(key) !== 'off';

export const setSlashFinds = (on: boolean): void => browserStorage.setItem(key, on ? 'on' : 'off');
