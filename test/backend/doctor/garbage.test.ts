import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import type { Documents } from "../../../widget-demo/tools/doctor/subject.ts";
import { goodDocuments, menuPath, storePath } from "./goodDocuments.ts";
import { faultsOf, linesOf, subjectOf } from "./planted.ts";

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json);
/** Where something stands in a value, at any depth. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

/** A file with a broken timestamp is refused as a whole. */
const places = placesIn(goodDocuments).filter((path) => path.length > 1 && !path.includes("$time"));

/** The good documents with garbage in one place. */
function withGarbage(place: readonly string[], value: Json): Documents {
  const documents: Record<string, JsonFields> = structuredClone(goodDocuments);
  const holder = place.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), documents);
  Reflect.set(holder, place.at(-1) ?? "", value);
  return documents;
}

const look = (documents: Documents) => {
  const subject = subjectOf(documents);
  return linesOf([...lookAtDocuments(subject), ...lookAtLaw(subject)]);
};

describe("npm run doctor on the worst documents", () => {
  it("has a line of at least one fault or store for garbage in any place", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), json, (place, value) => {
        const text = look(withGarbage(place, value)).join("\n");
        expect(text).toMatch(/^[✓!✗] /);
        expect(text).not.toMatch(/undefined|NaN|\[object|Invalid/);
      }),
      { numRuns: 150 },
    );
  });

  it("has one line for a mistake that a menu has forty times", () => {
    const ids = Array.from({ length: 40 }, (_, at) => `${at + 1}`);
    const Products = Object.fromEntries(ids.map((id) => [id, { Name: `Dish ${id}`, Price: "9.50", TaxRate: 0.1 }]));
    const SubMenuItems = ids.map((ProductID) => ({ ProductID, Price: 9.5 }));
    const menu = { Categories: [{ Name: "Mains", SubMenuItems }], Products };
    const documents = { [storePath]: goodDocuments[storePath] ?? {}, [menuPath]: menu };
    expect(faultsOf(lookAtDocuments(subjectOf(documents)))).toEqual([
      '✗ Companies/501/Menus/DefaultMenu · Products.1.Price: It is the text "9.50", so only its entries\' own prices count. The same in 39 more, such as Products.2.Price and Products.3.Price. Write the number 9.5, without quotes.',
    ]);
  });
});
