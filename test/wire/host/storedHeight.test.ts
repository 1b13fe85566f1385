// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { scopeFor } from "../../../src/app/composition/readHost.ts";
import { createDevice } from "../../../src/services/adapters/device/deviceMemory.ts";
import { storedHeight } from "../../../src/wire/host/firstRead.ts";
import { type AttributeName, attributeNames } from "../../../src/wire/host/parseHost.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";

type Attributes = Partial<Record<AttributeName, string>>;

const heightOf = (attributes: Attributes, windowPx = innerWidth) =>
  storedHeight(
    (name) => attributes[name] ?? null,
    (key) => localStorage.getItem(key),
    windowPx,
  );

beforeEach(() => localStorage.clear());

describe("R82: the stored height of the previous visit, before the shop has loaded", () => {
  it.each<Attributes>([
    { "store-id": "120" },
    { "store-id": "120", "hq-id": "7" },
    { "hq-id": "7" },
    { "store-name": "120" },
    { "store-name": " Bourke St " },
    { "store-id": "12O", "store-name": "Bourke St" },
  ])("is what the shop stored for %j", (attributes) => {
    const raw = Object.fromEntries(attributeNames.map((name) => [name, attributes[name] ?? null]));
    createDevice(scopeFor(raw)).save(storageRows.place, { windowPx: innerWidth, heightPx: 4200 });
    expect(heightOf(attributes)).toBe("4200px");
    expect(heightOf({ "store-id": "999" })).toBe("100vh");
  });

  it("is used only if the window has the same width", () => {
    createDevice("store-120").save(storageRows.place, { windowPx: innerWidth, heightPx: 4200 });
    expect(heightOf({ "store-id": "120" })).toBe("4200px");
    createDevice("store-120").save(storageRows.place, { windowPx: innerWidth + 1, heightPx: 4200 });
    expect(heightOf({ "store-id": "120" })).toBe("100vh");
  });

  it.each([
    "",
    "{",
    "null",
    "7",
    `{"value":{"windowPx":${innerWidth},"heightPx":"1px;color:red"}}`,
    `{"value":{"windowPx":${innerWidth},"heightPx":-1}}`,
  ])("is the window's height if %s is stored", (text) => {
    localStorage.setItem("servery:store-120:place", text);
    expect(heightOf({ "store-id": "120" })).toBe("100vh");
  });
});
