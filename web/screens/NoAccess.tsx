/** Renders the page for a signed-in person whose roles do not allow the requested page. Few people see it, so it loads on demand. */
import { lazyComponent } from '../ui/lazy-component.ts';

export const NoAccess = lazyComponent(async () => (await import('./MessagePages.tsx')).NoAccessPage);
