const patienceMs = 20_000;

/**
 * Whether a newer release has replaced this shop. In that case this script's own URL returns an error or an HTML page.
 * If there is no answer at all, the connection has failed.
 */
export async function isReplaced(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(import.meta.url, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    });
    return !ok || !headers.get("content-type")?.includes("script");
  } catch {
    return false;
  }
}

/** Loads the newer release. The page is the host's, so only a press of the diner reloads it. */
export function reload(): void {
  location.reload();
}
