import { parseCharges } from "../../../wire/documents/charges.ts";
import type { DocumentJson } from "../../../wire/documents/firestoreJson.ts";
import { giftProductIds, parseGiftMenu } from "../../../wire/documents/giftMenu.ts";
import { restTarget, restUrl } from "../../../wire/documents/paths.ts";
import type { GiftShop, GiftShopRequest } from "../../ports/gifts.ts";
import type { AdapterContext } from "../adapterContext.ts";
import { logOnce } from "../logOnce.ts";
import { type Reads, readDocument, readJson } from "./firestoreDocument.ts";
import { fetchList, maskedUrl } from "./firestoreList.ts";

const timeoutMs = 30_000;

/**
 * Uses plain `fetch`, as the first view does, so that a page that only sells gift cards doesn't load the code that
 * sends orders.
 */
const reads: Reads = {
  async read(url) {
    const answer = await fetch(url, { cache: "no-cache", signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, text: await answer.text() };
  },
};

/** Quotes a key that isn't a plain word, as Firestore requires. */
function quoted(key: string): string {
  return `\`${key.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
}

/** Reads only gift cards: a page that sells nothing else doesn't read dishes. */
export function createFirestoreGifts({ deployment, paths, log }: Omit<AdapterContext, "clock">) {
  const target = restTarget(deployment);
  const context = { base: deployment.apiUrl, note: logOnce(log) };

  async function readMenu(menus: string, menu: DocumentJson) {
    const ids = giftProductIds(menu, context);
    const fields = ids.map((id) => `Products.${quoted(id)}`);
    const url = restUrl(target, `${menus}/${menu.id}`);
    return parseGiftMenu(menu, ids.length > 0 ? await readDocument(reads, maskedUrl(url, fields)) : null, context);
  }

  return async function loadShop({ storeId, zone }: GiftShopRequest): Promise<GiftShop | null> {
    const menus = paths.menus(storeId);
    try {
      const [store, listed] = await Promise.all([
        readDocument(reads, maskedUrl(restUrl(target, paths.store(storeId)), ["SurchargeBankSettings"])),
        fetchList(
          async (url) => (await readJson(reads, url)) ?? {},
          maskedUrl(restUrl(target, menus), ["MenuTimeSettings", "SpecialCategories"]),
        ),
      ]);
      if (!store) throw new Error("HTTP 404");
      return {
        menus: await Promise.all(listed.map((menu) => readMenu(menus, menu))),
        bank: parseCharges(store.fields, zone, context).surcharges.bank,
      };
    } catch (cause) {
      log("Warning", "The gift cards could not be read", cause);
      return null;
    }
  };
}
