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

describe.skipIf(host === null)("the doctor says of Google's emulator what it says of the local backend", () => {
  it.each(cases)("under %s, and changes nothing", async (_what, rules, rights) => {
    const { google, deployment } = await startGoogle(String(host));
    for (const [path, fields] of Object.entries(stored)) await google.put(path, fields);
    await google.setRules(rules);
    const { projectId } = deployment.firebase;
    const theirs = linesOf(await examineRules({ firestore: google.address, projectId }), "rules");
    const { firestore } = await serveDocuments(stored, () => rights);
    expect(theirs).toEqual(linesOf(await examineRules({ firestore }), "rules"));
    const owner = { headers: { Authorization: "Bearer owner" } };
    const kept = await fetch(
      new URL(`${google.base}/Companies/501?mask.fieldPaths=ServeryDoctor`, google.address),
      owner,
    );
    const { createTime, updateTime } = (await kept.json()) as {
      readonly createTime: string;
      readonly updateTime: string;
    };
    expect(updateTime).toBe(createTime);
  });
});
