import { describe, inject } from "vitest";
import { systemClock } from "../../src/services/adapters/clock/systemClock.ts";
import { createFirestoreHistory } from "../../src/services/adapters/firebase/firestoreHistory.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import { describeDocuments } from "../contract/documentsContract.ts";
import { describeOrderHistory } from "../contract/orderHistoryContract.ts";
import { publishedRules, tokenOf } from "./googleFirestore.ts";
import { openDocuments, startGoogle } from "./startGoogle.ts";

const host = inject("firestoreHost");

/** The published rules, but nobody may read these. */
function rulesWithout({ stores, menus }: { stores: boolean; menus: boolean }): string {
  const isClosed = (line: string) => (stores && line.includes("/Companies/{")) || (menus && line.includes("/Menus/{"));
  const lines = publishedRules.split("\n");
  return lines.map((line, at) => (isClosed(lines[at - 1] ?? "") ? line.replace("true", "false") : line)).join("\n");
}

describe.skipIf(host === null)("Google's emulator", () => {
  describeDocuments("documents in Google's Firestore", async () => {
    const { google, deployment } = await startGoogle(String(host));
    let failing = { stores: false, menus: false };
    return {
      documents: openDocuments(deployment),
      async put({ id, name, hqId }, menuIds = []) {
        await google.put(`Companies/${id}`, { ID: id, Name: name, HQCompanyID: hqId ?? 0 });
        for (const menuId of menuIds) await google.put(`Companies/${id}/Menus/${menuId}`, { Categories: [] });
      },
      async remove(id) {
        for (const path of [`Companies/${id}`, `Companies/${id}/Menus/DefaultMenu`, `Companies/${id}/Menus/Breakfast`])
          await google.put(path, null);
      },
      async fail(what) {
        failing = { ...failing, ...what };
        await google.setRules(rulesWithout(failing));
      },
    };
  });

  for (const isBranded of [false, true]) {
    describeOrderHistory(`in Google's Firestore, ${isBranded ? "of a brand" : "of a store"}`, isBranded, async () => {
      const { google, deployment } = await startGoogle(String(host));
      const paths = pathsOf(isBranded ? 7 : null);
      const token = async () => tokenOf({ uid: "mei" });
      const history = createFirestoreHistory({ clock: systemClock, deployment, paths, token, log: () => {} });
      return {
        open: () => history,
        async put(order) {
          const { StoreID, UDID, OnlineOrderUserIdentifier: owner } = order;
          const place = isBranded ? `Brands/7/Users/${owner}` : `Companies/${StoreID}`;
          await google.put(`${place}/TrackingOrders/${UDID}`, order);
        },
      };
    });
  }
});
