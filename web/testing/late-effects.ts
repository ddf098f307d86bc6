/**
 * With `TEST_SLOW_ANSWERS`, delays React's scheduled work. Effects then run visibly after the page is rendered, so a test fails when it checks the result
 * of an effect too early. React reads its scheduling function when it is loaded.
 */
import { vi } from 'vitest';

if (process.env['TEST_SLOW_ANSWERS']) {
  vi.stubGlobal('setImmediate', (callback: () => void) => setTimeout(callback, 6));
  await import('react-dom/client');
  vi.unstubAllGlobals();
}
