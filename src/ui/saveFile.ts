/** How long a browser may take to begin; a phone asks first where the file should go. */
const keepMs = 60_000;

/** Gives the diner a file that was made here. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keepMs);
}
