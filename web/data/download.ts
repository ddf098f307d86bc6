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
