/**
 * Whether a newer release has replaced this shop: then this script's own URL returns an error or a page. If there is no
 * answer, the connection has failed.
 */
export async function isReplaced(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    return !ok || !headers.get("content-type")?.includes("script");
  } catch {
    return false;
  }
}
