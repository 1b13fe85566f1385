// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { readHost } from "../../src/app/composition/readHost.ts";
import { storedThings } from "../../src/wire/storage/table.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

function standOn(query: string): void {
  history.replaceState(null, "", `/${query}`);
}

const shop = { "store-id": "120" };

describe("R4: query parameters of the host page", () => {
  it.each(["room", "table", "coupon"] as const)("keeps %s for later pages", (name) => {
    standOn(`?${name}=A1`);
    expect(readHost(shop).settings.visit[name]).toBe("A1");
    standOn("");
    const { settings, device } = readHost(shop);
    expect([settings.visit[name], device.read(storedThings[name])]).toEqual([null, "A1"]);
    expect(readHost({ "store-id": "121" }).device.read(storedThings[name])).toBeNull();
  });

  it("are overridden by an attribute of the same meaning, which is stored instead", () => {
    standOn("?room=12");
    expect(readHost({ ...shop, room: "14" }).settings.visit.room).toBe("14");
    standOn("");
    expect(readHost(shop).device.read(storedThings.room)).toBe("14");
  });

  it("keeps mobile=true for the session", () => {
    standOn("?mobile=true");
    expect(readHost(shop).settings.isMobileForced).toBe(true);
    standOn("");
    expect(readHost(shop).settings.isMobileForced).toBe(true);
    sessionStorage.clear();
    expect(readHost(shop).settings.isMobileForced).toBe(false);
  });

  it("lets a mobile attribute override the session", () => {
    standOn("?mobile=true");
    expect(readHost({ ...shop, mobile: "false" }).settings.isMobileForced).toBe(false);
    expect(readHost({ ...shop, mobile: "" }).settings.isMobileForced).toBe(true);
  });
});

describe("R1: the storage scope", () => {
  it.each([
    [{ "store-id": "120" }, "store-120"],
    [{ "hq-id": "7", "store-id": "120" }, "hq-7"],
    [{ "hq-id": "7" }, "hq-7"],
    [{ "store-name": "Patty" }, "store-Patty"],
    [{ "store-name": "120" }, "store-120"],
    [{}, "provider"],
  ])("of %j is %s", (attributes, scope) => {
    readHost(attributes).device.keep(storedThings.room, "12");
    expect(Object.keys({ ...localStorage })).toEqual([`servery:${scope}:room`]);
  });
});
