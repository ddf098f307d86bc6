/** Downloading a link of the gateway without leaving the page. */

/** @param name what the file is called where the answer does not say, as the gateway's does */
export function download(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Milliseconds after which a browser has certainly read a blob that was offered as a download; Safari reads late. */
const readWithin = 60_000;

/** Offers data of the page as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  download(url, name);
  setTimeout(() => URL.revokeObjectURL(url), readWithin);
}
