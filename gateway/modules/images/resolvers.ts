/** Resolvers of links to pictures, which are created only when they are selected. */
import { linkTo } from '../../graphql/public-link.ts';
import type { Resolvers } from '../resolvers.generated.ts';

export const imageResolvers: Resolvers = {
  Image: { url: ({ fileName }, { absolute }, { services }) => linkTo(services.imageLinks.url(fileName), absolute, services) },
};
