/**
 * A browser doesn't tell a page whether an answer was kept from it (CORS) or never came. A request whose answer nobody
 * may read arrives in both cases, so together with one that has our headers it tells.
 */
export async function areResponsesHidden(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const arrives = (init: RequestInit) =>
    fetch(url, { ...init, cache: "no-store", credentials: "omit" }).then(
      () => true,
      () => false,
    );
  return !(await arrives({ headers })) && (await arrives({ mode: "no-cors" }));
}
