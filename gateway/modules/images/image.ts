/** Pictures: file names in the REST API, and signed links in the GraphQL API. */
import { isPlainFileName } from '../../graphql/image-links.ts';
import { fileNames } from '../../upstream/decode.ts';

export interface ImageModel {
  readonly fileName: string;
}

/** Converts comma-separated file names to images. Names that are not plain file names are left out. */
export function images(value: unknown): ImageModel[] {
  const found: ImageModel[] = [];
  for (const fileName of fileNames(value)) if (isPlainFileName(fileName)) found.push({ fileName });
  return found;
}
