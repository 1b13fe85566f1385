import type { Firestore } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import type { Sdk } from "./sdkPage.ts";
import { identify } from "./startDocuments.ts";
import { useSdk } from "./useSdk.ts";

/** Globals of the page, where the functions passed to `evaluate` run. */
declare const sdk: Sdk;
declare const db: Firestore;

const tabs = useSdk();

describe("writing", () => {
  it("R62: lets members write their names, phone and address, but none of the backend's fields", async () => {
    await tabs.restart({
      rightsOf: (authorization) => rightsOf(identify(authorization), { now: () => new Date(), has: () => true }),
    });
    const tab = await tabs.open("noor");
    const answers = await tab.evaluate(async () => {
      const own = sdk.doc(db, "Users/noor");
      const tries: readonly (readonly [string, () => Promise<unknown>])[] = [
        ["made", () => sdk.setDoc(own, { Email: "noor@example.com", FirebaseUDID: "noor", FirstName: "Noor" })],
        ["names", () => sdk.updateDoc(own, { FirstName: "Nur", Mobile: "0412345678" })],
        ["an address", () => sdk.setDoc(own, { DeliveryAddress: { PostCode: "3000" } }, { merge: true })],
        ["a part of the address", () => sdk.updateDoc(own, { "DeliveryAddress.PostCode": "3001" })],
        ["points", () => sdk.updateDoc(own, { RewardPoints: sdk.increment(1000) })],
        ["a card", () => sdk.updateDoc(own, { StoredCards: sdk.arrayUnion({ CardIdentifier: "c1" }) })],
        ["no e-mail", () => sdk.updateDoc(own, { Email: sdk.deleteField() })],
        [
          "two writes, one of them to points",
          () => {
            const batch = sdk.writeBatch(db);
            return batch.update(own, { LastName: "Abbot" }).update(own, { SpentRewardPoints: 0 }).commit();
          },
        ],
        ["its end", () => sdk.deleteDoc(own)],
      ];
      const told: [string, string][] = [];
      for (const [what, run] of tries)
        told.push([
          what,
          await run().then(
            () => "done",
            ({ code }) => code,
          ),
        ]);
      return told;
    });
    const done = ["made", "names", "an address", "a part of the address"];
    expect(answers).toEqual(answers.map(([what]) => [what, done.includes(what) ? "done" : "permission-denied"]));
    expect(tabs.server().service.store.read("Users/noor")).toEqual({
      Email: "noor@example.com",
      FirebaseUDID: "noor",
      FirstName: "Nur",
      Mobile: "0412345678",
      DeliveryAddress: { PostCode: "3001" },
    });
  });
});
