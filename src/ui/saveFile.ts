/** How long a browser may take to start the download; a phone first asks where to save the file. */
const keepMs = 60_000;

/** Downloads a file that was made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keepMs);
}
