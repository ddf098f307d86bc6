/** How built files are served: kept for a year, since their names change with their content, and as the copies that the build compressed. */
import type { FastifyStaticOptions } from '@fastify/static';

export const hashedFiles: Pick<FastifyStaticOptions, 'immutable' | 'maxAge' | 'index' | 'preCompressed' | 'setHeaders'> = {
  immutable: true,
  maxAge: '1y',
  index: false,
  preCompressed: true,
  setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
};
