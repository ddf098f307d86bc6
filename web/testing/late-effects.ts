/**
 * With `TEST_SLOW_ANSWERS` what React has put off runs a moment later: effects come visibly after the page they belong to, so that a test fails that
 * looks at what an effect does as soon as it sees the page. React takes the function that puts off when it is loaded.
 */
import { vi } from 'vitest';

if (process.env['TEST_SLOW_ANSWERS']) {
  vi.stubGlobal('setImmediate', (callback: () => void) => setTimeout(callback, 6));
  await import('react-dom/client');
  vi.unstubAllGlobals();
}
