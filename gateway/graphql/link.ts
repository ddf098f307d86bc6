/** Where a file of this gateway is. */
import type { Services } from './context.ts';

/** @param path from the root of the gateway */
export const address = (path: string, isAbsolute: boolean, { publicUrl }: Pick<Services, 'publicUrl'>) => (isAbsolute ? new URL(path, publicUrl).href : path);
