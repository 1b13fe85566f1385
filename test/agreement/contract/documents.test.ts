import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderDraft } from "../../../src/domain/order/orderDraft.ts";
import { encodeOrder } from "../../../src/wire/api/order.ts";
import { encodeNewCustomer, encodeProfile } from "../../../src/wire/documents/customer.ts";
import { documentJson } from "../../../src/wire/documents/firestoreJson.ts";
import { documents } from "../../../widget-demo/backend/contract/documents/documents.ts";
import { remarksOn } from "../../../widget-demo/backend/contract/schema.ts";
import { filesUnder } from "../../architecture/sourceFiles.ts";
import { buildGiftDraft } from "../../domain/gift/buildGiftDraft.ts";
import { buildFullDraft } from "../../domain/order/buildDraft.ts";
import { runs } from "../../support/thorough.ts";
import { createRecorder } from "./createRecorder.ts";
import { exampleOf } from "./exampleOf.ts";
import { anyDocument } from "./randomDocument.ts";
import { asStored, notesOn, readingOf, readNames } from "./readBy.ts";
import { keysOf, withDefaults } from "./schemas.ts";

describe.each(readNames)("R100: a %s", (name) => {
  it("with every key's published example gives no remark", () => {
    const example = exampleOf(name);
    expect(remarksOn(documents[name], example, name)).toEqual([]);
    expect(notesOn(name, asStored(example))).toEqual([]);
  });

  it("that is drawn at random from the published schema gives no remark in the shop", () => {
    fc.assert(
      fc.property(anyDocument(name), (fields) => {
        expect(remarksOn(documents[name], fields, name)).toEqual([]);
        expect(notesOn(name, asStored(fields))).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it("without a key is read as one with the key's published default", () => {
    fc.assert(
      fc.property(anyDocument(name), (fields) => {
        const filled = withDefaults(fields, { $ref: `#/$defs/${name}` }) as typeof fields;
        expect(readingOf(name, asStored(filled))).toEqual(readingOf(name, asStored(fields)));
      }),
      { numRuns: runs(60) },
    );
  });
});

/** A draft in which a choice has a choice of its own, and with which an adult has ordered. */
function withChildren(draft: OrderDraft): OrderDraft {
  const items = draft.items.map((item) => ({
    ...item,
    extras: item.extras.map((extra) => ({ ...extra, children: [{ ...extra, children: [] }] })),
  }));
  return { ...draft, items, isAgeConfirmed: true };
}

/** The keys that the shop reads in documents or writes to them. */
function keysOfShop() {
  const { used, strange, watch, write } = createRecorder();
  for (const name of readNames) {
    // A key that counts only where another is missing isn't read in a complete example.
    const drawn = fc.sample(anyDocument(name), { numRuns: 100, seed: 7 });
    for (const fields of [exampleOf(name), ...drawn]) {
      notesOn(name, watch(asStored(fields), name) as Record<string, unknown>);
    }
  }
  for (const draft of [withChildren(buildFullDraft()), buildGiftDraft()]) {
    const { TrackingOrder, GuestUser } = JSON.parse(JSON.stringify(encodeOrder(draft)));
    write(TrackingOrder, "TrackingOrder");
    write(GuestUser ?? {}, "GuestUser");
  }
  const names = { firstName: "Mei", lastName: "Chen" };
  const position = { latitude: -37.81, longitude: 144.96 };
  const address = { street: "1 Bourke St", suburb: "", postcode: "", state: "", phone: "", instructions: "", position };
  for (const fields of [
    encodeProfile({ ...names, phone: "0412345678", address }),
    encodeNewCustomer({ uid: "mei", email: "mei@example.com" }, names),
  ]) {
    write(documentJson({ name: "Users/mei", fields })?.fields, "User");
  }
  return { used, strange };
}

describe("R100: the keys of the published documents", () => {
  const { used, strange } = keysOfShop();

  it("are all that the shop reads or writes", () => {
    expect([...strange]).toEqual([]);
  });

  it("are all read or written by the shop, except those that are planned or the backend's alone", () => {
    expect(keysOf(null).filter((key) => !used.has(key))).toEqual([]);
  });

  it("are marked as planned or as the backend's only where no shop uses them", () => {
    const marked = [...keysOf("x-servery-planned"), ...keysOf("x-servery-backend")];
    expect(marked.length).toBeGreaterThan(10);
    expect(marked.filter((key) => used.has(key))).toEqual([]);
  });

  it("are used by the local backend where they are marked as the backend's", () => {
    const code = filesUnder("widget-demo/backend/ordering", /\.ts$/)
      .map(({ text }) => text)
      .join("\n");
    const names = keysOf("x-servery-backend").map((key) => key.split(".").at(-1) ?? "");
    expect(names.filter((name) => !code.includes(name))).toEqual([]);
  });
});
