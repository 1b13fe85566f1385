// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { createAnnouncer } from "../../src/app/composition/announce.ts";
import { cents } from "../../src/domain/money/cents.ts";
import type { Announcement } from "../../src/services/ports/announcer.ts";

afterEach(() => document.body.replaceChildren());

const table: readonly (readonly [string, Announcement, object])[] = [
  ["servery:ready", { kind: "ready", storeId: 120, language: "zh-CN" }, { storeId: 120, language: "zh-CN" }],
  ["servery:ready", { kind: "ready", storeId: null, language: "en" }, { storeId: null, language: "en" }],
  ["servery:navigate", { kind: "navigate", path: "/login", name: "login" }, { path: "/login", name: "login" }],
  [
    "servery:cart-change",
    { kind: "cart-change", itemCount: 3, total: cents(5_820) },
    { itemCount: 3, total: 58.2, currency: "AUD" },
  ],
  [
    "servery:order-placed",
    { kind: "order-placed", storeId: 120, orderId: "u-1", total: cents(5_820) },
    { storeId: 120, orderId: "u-1", total: 58.2, currency: "AUD" },
  ],
  ["servery:error", { kind: "error", category: "host", message: "wrong" }, { category: "host", message: "wrong" }],
];

describe("the public events (R1)", () => {
  it.each(table)("%s tells %j", (name, announcement, detail) => {
    const host = document.body.appendChild(document.createElement("div"));
    const heard: CustomEvent[] = [];
    host.addEventListener(name, (event) => heard.push(event as CustomEvent));
    createAnnouncer(host).announce(announcement);
    expect(heard.map((event) => event.detail)).toEqual([detail]);
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true });
  });

  it("reach the page, out of the shadow root that the element stands in", () => {
    const frame = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
    const host = frame.appendChild(document.createElement("div"));
    const heard: Event[] = [];
    const hear = (event: Event) => heard.push(event);
    document.addEventListener("servery:navigate", hear);
    createAnnouncer(host).announce({ kind: "navigate", path: "/", name: "main" });
    document.removeEventListener("servery:navigate", hear);
    expect(heard).toHaveLength(1);
  });
});
