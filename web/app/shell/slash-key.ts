/** Setting of this browser for `/` as the shortcut of Find anything. Single keys can disturb people who dictate (WCAG 2.1.4), so it can be switched off. */
import { browserStorage } from '../../i18n/browser-storage.ts';

const key = 'slash-key';

export const slashFinds = (): boolean => browserStorage.getItem(key) !== 'off';

export const setSlashFinds = (on: boolean): void => browserStorage.setItem(key, on ? 'on' : 'off');
