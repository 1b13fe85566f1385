/**
 * Whether a newer shop has taken the place of this one: then its own script has gone from where it came from, or a
 * page stands there instead. Without an answer it is the connection that failed.
 */
export async function isReplaced(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    return !ok || !headers.get("content-type")?.includes("script");
  } catch {
    return false;
  }
}
