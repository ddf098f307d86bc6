import type { Resolvers } from '../resolvers.generated.ts';

export const imageResolvers: Resolvers = {
  Image: { url: ({ fileName }, _args, { services }) => services.imageLinks.url(fileName) },
};
