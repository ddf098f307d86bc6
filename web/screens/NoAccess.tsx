/** The page for a signed-in person whose roles do not allow the one they opened. Few people see it, so it loads when it is shown. */
import { lazyPart } from '../ui/lazy-part.ts';

export const NoAccess = lazyPart(async () => (await import('./NoAccessPage.tsx')).NoAccessPage);
