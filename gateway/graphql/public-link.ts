/** Links to files of this gateway. */
import type { Services } from './context.ts';

/** @param path path from the root of the gateway */
export const linkTo = (path: string, isAbsolute: boolean, { publicUrl }: Pick<Services, 'publicUrl'>) => (isAbsolute ? new URL(path, publicUrl).href : path);
