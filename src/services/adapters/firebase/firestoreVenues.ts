import { type DocumentJson, documentJson, queryJson } from "../../../wire/documents/firestoreJson.ts";
import { queryUrl, restTarget, restUrl } from "../../../wire/documents/paths.ts";
import { parseStore } from "../../../wire/documents/store.ts";
import { encodeVenuesOf, headquartersFields, venueFields } from "../../../wire/documents/venueQuery.ts";
import type { VenueServices } from "../../ports/venues.ts";
import type { AdapterContext } from "../adapterContext.ts";
import { locate } from "../browser/browserWhereabouts.ts";
import type { ServerClock } from "../clock/serverClock.ts";
import { logOnce } from "../logOnce.ts";
import { fetchList, maskedUrl } from "./firestoreList.ts";

interface VenuesInput extends Omit<AdapterContext, "clock"> {
  readonly clock: Pick<ServerClock, "readDate">;
}

const patienceMs = 30_000;
/** The list doesn't wait longer than this for its header image. */
const headPatienceMs = 4_000;

/** A group's stores, with the fields that a list shows, and where the diner is. */
export function createFirestoreVenues({ clock, deployment, paths, log }: VenuesInput): VenueServices {
  const target = restTarget(deployment);
  const context = { base: deployment.apiUrl, note: logOnce(log) };

  async function ask(url: string, timeoutMs: number, init: RequestInit = {}): Promise<unknown> {
    const request = fetch(url, { cache: "no-cache", ...init, signal: AbortSignal.timeout(timeoutMs) });
    const answer = await clock.readDate(request);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.json();
  }

  async function queryStores(hqId: number): Promise<readonly DocumentJson[]> {
    // Sent as text, it is a simple request without a preflight.
    const headers = { "Content-Type": "text/plain" };
    const init = { method: "POST", body: JSON.stringify(encodeVenuesOf(hqId)), headers };
    const documents = queryJson(await ask(queryUrl(target, paths.stores), patienceMs, init));
    if (!documents) throw new Error("the answer is no list of documents");
    return documents;
  }

  const listBrand = () =>
    fetchList((url) => ask(url, patienceMs), maskedUrl(restUrl(target, paths.stores), venueFields));

  return {
    locate,
    async loadStoresOf(hqId) {
      try {
        const documents = await (deployment.isBranded ? listBrand() : queryStores(hqId));
        const stores = documents.map(({ id, fields }) => parseStore(id, fields, context));
        return { kind: "found", value: stores.filter((store) => store !== null) };
      } catch (cause) {
        log("Error", "The venues could not be read", cause);
        return { kind: "failed" };
      }
    },
    async loadHeadquarters(hqId) {
      try {
        const url = maskedUrl(restUrl(target, paths.store(hqId)), headquartersFields);
        const document = documentJson(await ask(url, headPatienceMs));
        return document && parseStore(document.id, document.fields, context);
      } catch {
        // S2: access may be denied, which is tolerated silently.
        return null;
      }
    },
  };
}
