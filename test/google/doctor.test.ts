import { describe, expect, inject, it } from "vitest";
import type { Rights } from "../../widget-demo/backend/documents/types.ts";
import { linesOf } from "../backend/doctor/doctorFixture.ts";
import { examineRules, serveDocuments, stored } from "../backend/doctor/rulesFixture.ts";
import { publishedRules } from "./googleFirestore.ts";
import { startGoogle } from "./startGoogle.ts";

const host = inject("firestoreHost");
const always = () => true;
const never = () => false;
const rulesThat = (allow: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{any=**} { ${allow} } } }`;

/** Rules, and the local backend's rights that are the same. */
const cases: readonly (readonly [string, string, Partial<Rights>])[] = [
  ["the published rules", publishedRules, {}],
  [
    "rules that allow everything",
    rulesThat("allow read, write: if true;"),
    { canGet: always, canList: always, mayWriteTo: always, canWrite: always },
  ],
  [
    "rules that allow reading",
    rulesThat("allow read: if true;"),
    { canGet: always, canList: always, mayWriteTo: never },
  ],
  [
    "rules that allow nothing",
    rulesThat("allow read, write: if false;"),
    { canGet: never, canList: never, mayWriteTo: never },
  ],
];

const collections = ["Companies", "Companies/501/Menus", "Companies/501/TrackingOrders", "Users", "GuestUsers"];

describe.skipIf(host === null)("the doctor in Google's emulator", () => {
  /** What it says under these rules, and whether any document has come, gone or changed. */
  async function examineUnder(rules: string) {
    const { google, deployment } = await startGoogle(String(host));
    for (const [path, fields] of Object.entries(stored)) await google.put(path, fields);
    await google.setRules(rules);
    const owner = { headers: { Authorization: "Bearer owner" } };
    const read = async (collection: string) =>
      (await fetch(new URL(`${google.base}/${collection}`, google.address), owner)).json();
    const before = await Promise.all(collections.map(read));
    const { projectId } = deployment.firebase;
    const lines = linesOf(await examineRules({ firestore: google.address, projectId }), "rules");
    expect(await Promise.all(collections.map(read))).toEqual(before);
    return lines;
  }

  it.each(cases)(
    "says under %s what it says of the local backend, and changes nothing",
    async (_what, rules, rights) => {
      const { firestore } = await serveDocuments(stored, () => rights);
      expect(await examineUnder(rules)).toEqual(linesOf(await examineRules({ firestore }), "rules"));
    },
  );

  it.each(["create", "update", "delete"])("finds what everybody can %s, and changes nothing", async (deed) => {
    const lines = await examineUnder(rulesThat(`allow read, ${deed}: if true;`));
    expect(lines.filter((line) => line.includes(" write "))).toEqual([
      expect.stringMatching(
        /^✗ Firestore: Everybody can .*, write a store, write a menu, write an order, write a member and write a guest: /,
      ),
    ]);
  });
});
