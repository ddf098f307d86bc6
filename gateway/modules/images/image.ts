/** Pictures: file names on the wire, signed links in the API. */
import { isPlainFileName } from '../../graphql/image-links.ts';
import { fileNames } from '../../upstream/decode.ts';

export interface ImageModel {
  readonly fileName: string;
}

/** Comma-separated file names as images; what is not a plain file name is left out. */
export function images(value: unknown): ImageModel[] {
  const found: ImageModel[] = [];
  for (const fileName of fileNames(value)) if (isPlainFileName(fileName)) found.push({ fileName });
  return found;
}
