export function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.0\.0\.1)$/.test(hostname);
}

/** R38: https, or http on this machine; no other URL is opened. Null if the text is empty or not such a URL. */
export function trustedUrl(text: string, base: string): string | null {
  if (text.trim() === "") return null;
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    return null;
  }
  const isTrusted = url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url.hostname));
  return isTrusted ? url.href : null;
}

/** The base URL of a service, to which paths are appended. */
export function serviceUrl(text: string, base: string): string | null {
  return trustedUrl(text, base)?.replace(/\/+$/, "") ?? null;
}
