import fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import {
  getCases,
  groupCases,
  headquarters,
  listCases,
  type Person,
  writeCases,
} from "../backend/documents/accessCases.ts";
import { hostileGets, hostileWrites } from "../backend/documents/hostileCases.ts";
import { localMayGet, localMayList, localMayWrite } from "../backend/documents/localVerdicts.ts";
import { runs } from "../support/thorough.ts";
import { type GoogleFirestore, openGoogle } from "./googleFirestore.ts";

const host = inject("firestoreHost");

describe.skipIf(host === null)("firestore.rules in Google's emulator", () => {
  let google: GoogleFirestore;

  beforeAll(async () => {
    google = await openGoogle(String(host), "servery-rules");
    await google.put(headquarters, { ID: 7 });
  });

  type Fields = Parameters<GoogleFirestore["put"]>[1];

  async function mayGet(path: string, who: Person, document: Fields): Promise<boolean> {
    await google.put(path, document);
    const isAllowed = await google.mayGet(path, who);
    if (document !== null && path !== headquarters) await google.put(path, null);
    return isAllowed;
  }

  async function mayWrite(path: string, who: Person, before: Fields, after: Fields): Promise<boolean> {
    await google.put(path, before);
    const isAllowed = await google.mayWrite(path, who, after);
    if (path !== headquarters) await google.put(path, null);
    return isAllowed;
  }

  const ownedBy = (owner: string | null) => (owner === null ? [] : ([["OnlineOrderUserIdentifier", owner]] as const));

  it.each([...getCases, ...hostileGets])("get: %s", async (_what, path, who, document, allowed) => {
    expect(await mayGet(path, who, document)).toBe(allowed);
  });

  it.each(listCases)("list: %s", async (_what, collection, who, owner, allowed) => {
    expect(await google.mayList(collection, who, ...ownedBy(owner))).toBe(allowed);
  });

  it.each(groupCases)("list everywhere: %s", async (collectionId, who, allowed) => {
    expect(await google.mayListGroup(collectionId, who)).toBe(allowed);
  });

  it.each([...writeCases, ...hostileWrites])("R62: write: %s", async (_what, path, who, before, after, allowed) => {
    expect(await mayWrite(path, who, before, after)).toBe(allowed);
  });

  it("agree with the local backend on any request", async () => {
    const segment = fc.constantFrom("Brands", "Companies", "Users", "Menus", "TrackingOrders", "noor", "g-1", "7");
    const path = fc.array(segment, { minLength: 2, maxLength: 8 }).filter(({ length }) => length % 2 === 0);
    const value = fc.constantFrom("noor", "lee", "g-1", "noor@example.com", "", null, 7);
    const key = fc.constantFrom("FirstName", "Mobile", "RewardPoints", "Email", "FirebaseUDID", "GuestIdentifier");
    const document = fc.option(fc.dictionary(key, value, { maxKeys: 4 }));
    const who = fc.constantFrom<Person>({ uid: null }, { uid: "noor", email: "noor@example.com" }, { uid: "lee" });
    await fc.assert(
      fc.asyncProperty(path, who, document, document, async (segments, person, before, after) => {
        const at = segments.join("/");
        fc.pre(at !== headquarters);
        const collection = segments.slice(0, -1).join("/");
        const owner = before === null ? null : "noor";
        expect(await mayGet(at, person, before), "get").toBe(localMayGet(at, person, before));
        expect(await google.mayList(collection, person, ...ownedBy(owner)), "list").toBe(
          localMayList(collection, person, owner),
        );
        for (const target of [at, "Users/noor"]) {
          expect(await mayWrite(target, person, before, after), "write").toBe(
            localMayWrite(target, person, before, after),
          );
        }
      }),
      { numRuns: runs(60), seed: 23 },
    );
  });
});
