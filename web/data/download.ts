/** Downloads a gateway link without leaving the page. */

/** Starts a download. @param name file name when the response has none; the gateway's responses have one */
export function download(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Milliseconds after which every browser has read a blob that was offered as a download. Safari reads late. */
const readWithin = 60_000;

/** Offers data of the page as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  download(url, name);
  setTimeout(() => URL.revokeObjectURL(url), readWithin);
}
