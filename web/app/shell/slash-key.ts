/** Setting of this browser: `/` alone opens Find anything. Single keys can get in the way of people who dictate (WCAG 2.1.4), so the shortcut can be switched off. */
import { browserStorage } from '../../i18n/browser-storage.ts';

const key = 'slash-key';

export const slashFinds = (): boolean => browserStorage.getItem(key) !== 'off';

export const setSlashFinds = (on: boolean): void => browserStorage.setItem(key, on ? 'on' : 'off');
