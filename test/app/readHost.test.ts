// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readHost } from "../../src/app/composition/readHost.ts";
import { createAnnouncer } from "../../src/app/composition/services/createAnnouncer.ts";
import type { Announcement } from "../../src/services/ports/announcer.ts";
import { storageRows } from "../../src/wire/storage/table.ts";

describe("readHost", () => {
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
      expect([settings.visit[name], device.read(storageRows[name])]).toEqual([null, "A1"]);
      expect(readHost({ "store-id": "121" }).device.read(storageRows[name])).toBeNull();
    });

    it("are overridden by an attribute of the same meaning, which is stored instead", () => {
      standOn("?room=12");
      expect(readHost({ ...shop, room: "14" }).settings.visit.room).toBe("14");
      standOn("");
      expect(readHost(shop).device.read(storageRows.room)).toBe("14");
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
});

afterEach(() => document.body.replaceChildren());

const burger = { id: "101", name: "Cheeseburger", category: "Burgers", price: 16.5, quantity: 1 };

const table: readonly (readonly [string, Announcement, object])[] = [
  [
    "servery:ready",
    { kind: "ready", storeId: null, language: "en", itemCount: 2 },
    { storeId: null, language: "en", itemCount: 2 },
  ],
  ["servery:navigate", { kind: "navigate", path: "/login", name: "login" }, { path: "/login", name: "login" }],
  [
    "servery:cart-change",
    { kind: "cart-change", itemCount: 3, total: 58.2, currency: "AUD" },
    { itemCount: 3, total: 58.2, currency: "AUD" },
  ],
  [
    "servery:view-item",
    { kind: "view-item", storeId: 120, items: [burger], value: 16.5, currency: "AUD" },
    { storeId: 120, items: [burger], value: 16.5, currency: "AUD" },
  ],
  ["servery:error", { kind: "error", category: "host", message: "wrong" }, { category: "host", message: "wrong" }],
];

describe("the public events (R1)", () => {
  it.each(table)("%s carries %j", (name, announcement, detail) => {
    const host = document.body.appendChild(document.createElement("div"));
    const heard: CustomEvent[] = [];
    host.addEventListener(name, (event) => heard.push(event as CustomEvent));
    createAnnouncer(host).announce(announcement);
    expect(heard.map((event) => event.detail)).toEqual([detail]);
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true });
  });

  it("fire a second time under a name without a colon, with the same detail and behaviour", () => {
    const host = document.body.appendChild(document.createElement("div"));
    const heard: CustomEvent[] = [];
    const hear = (event: Event) => heard.push(event as CustomEvent);
    const names = ["servery-add-to-cart", "servery:add-to-cart"];
    for (const name of names) document.addEventListener(name, hear);
    createAnnouncer(host).announce({
      kind: "add-to-cart",
      storeId: 120,
      items: [burger],
      value: 16.5,
      currency: "AUD",
    });
    for (const name of names) document.removeEventListener(name, hear);
    const same = { bubbles: true, composed: true, cancelable: false, target: host };
    expect(heard).toEqual([
      expect.objectContaining({ ...same, type: "servery:add-to-cart" }),
      expect.objectContaining({ ...same, type: "servery-add-to-cart" }),
    ]);
    expect(heard[1]?.detail).toBe(heard[0]?.detail);
  });

  it("reach the document under both names if a listener of a placed order removes the element", () => {
    const host = document.body.appendChild(document.createElement("div"));
    const heard: string[] = [];
    const hear = ({ type }: Event) => {
      heard.push(type);
      host.remove();
    };
    const names = ["servery:order-placed", "servery-order-placed"];
    for (const name of names) document.addEventListener(name, hear);
    const sums = { value: 16.5, total: 16.5, tax: null, shipping: null, coupon: null, currency: "AUD" } as const;
    const order = { kind: "order-placed", storeId: 120, transactionId: "1", items: [burger], ...sums } as const;
    createAnnouncer(host).announce(order);
    for (const name of names) document.removeEventListener(name, hear);
    expect(heard).toEqual(names);
  });

  it("reach the page from an element inside another shadow root", () => {
    const frame = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
    const host = frame.appendChild(document.createElement("div"));
    const heard: Event[] = [];
    const hear = (event: Event) => heard.push(event);
    document.addEventListener("servery:navigate", hear);
    createAnnouncer(host).announce({ kind: "navigate", path: "/", name: "main" });
    document.removeEventListener("servery:navigate", hear);
    expect(heard).toHaveLength(1);
  });

  it("reach the document from a removed element only for a placed order", () => {
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    const names = ["servery:navigate", "servery:order-placed"] as const;
    for (const name of names) document.addEventListener(name, hear);
    const announcer = createAnnouncer(document.createElement("div"));
    announcer.announce({ kind: "navigate", path: "/", name: "main" });
    const sums = { value: 16.5, total: 16.5, tax: null, shipping: null, coupon: null, currency: "AUD" } as const;
    announcer.announce({ kind: "order-placed", storeId: 120, transactionId: "1", items: [burger], ...sums });
    for (const name of names) document.removeEventListener(name, hear);
    expect(heard).toEqual(["servery:order-placed"]);
  });
});
