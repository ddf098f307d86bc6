/** Options for serving built files: cached for a year because their names change with their content, and sent as the build's compressed copies. */
import type { FastifyStaticOptions } from '@fastify/static';

export const hashedFiles: Pick<FastifyStaticOptions, 'immutable' | 'maxAge' | 'index' | 'preCompressed' | 'setHeaders'> = {
  immutable: true,
  maxAge: '1y',
  index: false,
  preCompressed: true,
  setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
};
