/** Renders the page for a signed-in person whose roles do not allow the requested page. Few people see it, so it loads on demand. */
import { lazyPart } from '../ui/lazy-part.ts';

export const NoAccess = lazyPart(async () => (await import('./NoAccessPage.tsx')).NoAccessPage);
