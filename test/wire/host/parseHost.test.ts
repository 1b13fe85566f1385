import { describe, expect, it } from "vitest";
import type { HostProblem, HostSettings } from "../../../src/domain/host/hostSettings.ts";
import { addressProblems } from "../../../src/wire/host/addressProblems.ts";
import { hostProblemLine } from "../../../src/wire/host/hostProblemLine.ts";
import { attributeNames, parseHost } from "../../../src/wire/host/parseHost.ts";

type Attributes = Record<string, string | null>;

function host(attributes: Attributes, query = "") {
  const none = Object.fromEntries(attributeNames.map((name) => [name, null]));
  return parseHost({ ...none, ...attributes }, new URLSearchParams(query));
}

const named = { "store-id": "120" };
const id120 = { kind: "id", id: 120 };

const said = (settings: HostSettings) => ({ ...settings, ...settings.visit, ...settings.opening });

describe("R2: the element's attributes", () => {
  it("have empty defaults", () => {
    expect(host(named)).toEqual({
      settings: {
        store: id120,
        hqId: null,
        isGift: false,
        isSelectMode: false,
        isFullPage: false,
        basePath: "",
        isMobileForced: false,
        language: null,
        isDigitalDisplay: false,
        isSharedDevice: false,
        headingLevel: 1,
        isTitleKept: false,
        visit: { room: null, table: null, coupon: null },
        opening: { mode: null, item: null },
      },
      problems: [],
    });
  });

  it.each<[Attributes, unknown]>([
    [{ "store-id": "120" }, id120],
    [{ "store-id": " 0120 " }, id120],
    [{ "store-name": "120" }, id120],
    [{ "store-name": " Patty & Sons " }, { kind: "name", name: "Patty & Sons" }],
    [{ "store-id": "120", "store-name": "Patty" }, id120],
    [
      { "store-id": "", "store-name": "Patty" },
      { kind: "name", name: "Patty" },
    ],
    [{ "hq-id": "7" }, null],
  ])("read %j as the store %j", (attributes, store) => {
    const { settings, problems } = host(attributes);
    expect(settings.store).toEqual(store);
    expect(problems).toEqual([]);
  });

  it.each([
    ["store-id", "abc", "whole-number"],
    ["store-id", "0", "whole-number"],
    ["store-id", "-1", "whole-number"],
    ["store-id", "1.5", "whole-number"],
    ["store-id", "1e3", "whole-number"],
    ["store-id", "99999999999999999999", "whole-number"],
    ["store-name", "0", "whole-number"],
    ["hq-id", "seven", "whole-number"],
    ["language", "fr", "language"],
    ["language", "english", "language"],
    ["base-path", "order", "path"],
    ["base-path", "//evil.example", "path"],
    ["base-path", "/\\evil.example", "path"],
    ["base-path", "https://evil.example/", "path"],
    ["base-path", "/order?x=1", "path"],
    ["base-path", "/order#x", "path"],
    ["mode", "drone", "order-mode"],
    ["mode", "pick up", "order-mode"],
  ] as const)("report one problem for %s=%j, and ignore the value", (name, value, expected) => {
    const other = name === "store-id" ? { "hq-id": "7" } : named;
    const { settings, problems } = host({ ...other, [name]: value });
    expect(problems).toEqual([{ kind: "wrong-attribute", name, value, expected }]);
    expect(settings).toEqual(host(other).settings);
  });

  it("don't report an invalid store attribute as a missing one too", () => {
    expect(host({ "store-id": "abc" }).problems).toHaveLength(1);
  });

  it("have to name a store or a headquarters", () => {
    expect(host({}).problems).toEqual([{ kind: "nothing-named" }]);
    expect(host({ "store-id": " " }).problems).toEqual([{ kind: "nothing-named" }]);
  });

  it("R43: may name neither if the shop is a full page", () => {
    expect(host({ "full-page": "" }).problems).toEqual([]);
  });

  it.each([
    ["gift", "isGift"],
    ["keep-title", "isTitleKept"],
    ["select-mode", "isSelectMode"],
    ["full-page", "isFullPage"],
    ["mobile", "isMobileForced"],
    ["digital-display", "isDigitalDisplay"],
  ] as const)("turn %s on if it is present, unless its value is false", (name, setting) => {
    for (const value of ["", name, "true", "1"]) expect(host({ ...named, [name]: value }).settings[setting]).toBe(true);
    for (const value of ["false", "FALSE", null])
      expect(host({ ...named, [name]: value }).settings[setting]).toBe(false);
  });

  it.each([
    ["/", ""],
    ["/order", "/order"],
    ["/order/", "/order"],
    ["/a/b//", "/a/b"],
  ])("read base-path=%j as %j", (path, basePath) => {
    expect(host({ ...named, "base-path": path })).toMatchObject({ settings: { basePath }, problems: [] });
  });
});

describe("R4: parameters of the host page's address", () => {
  it.each([
    ["room=12", "room", "12"],
    ["table=0", "table", "0"],
    ["coupon=HALF", "coupon", "HALF"],
    ["room=%20", "room", null],
    ["room=12%0A04", "room", null],
    ["room=12%E2%80%AE04", "room", null],
    ["room=%20Villa%20Oc%C3%A9an%20%E5%8F%B7%0A", "room", "Villa Océan 号"],
    [`table=${"1".repeat(51)}`, "table", null],
    [`coupon=${"A".repeat(10_000)}`, "coupon", null],
    ["mobile=true", "isMobileForced", true],
    ["mobile", "isMobileForced", false],
    ["selectMode=true", "isSelectMode", true],
    ["selectMode=1", "isSelectMode", false],
    ["servery-mode=pickup", "mode", "pickup"],
    ["servery-mode=%20Delivery", "mode", "delivery"],
    ["servery-mode=drone", "mode", null],
    ["mode=pickup", "mode", null],
    ["servery-item=101", "item", "101"],
    ["servery-item=%20", "item", null],
    ["item=101", "item", null],
  ] as const)("?%s sets %s to %j", (query, setting, value) => {
    expect(said(host(named, query).settings)[setting]).toBe(value);
  });

  it.each([
    [{ room: "7" }, "room=12", "room", "7"],
    [{ room: "" }, "room=12", "room", "12"],
    [{ room: "7\u0000" }, "", "room", null],
    [{ table: "x".repeat(10_000) }, "", "table", null],
    [{ table: "3" }, "table=4", "table", "3"],
    [{ coupon: "TEN" }, "coupon=HALF", "coupon", "TEN"],
    [{ mode: "pickup" }, "servery-mode=delivery", "mode", "pickup"],
    [{ mode: "" }, "servery-mode=delivery", "mode", "delivery"],
    [{ item: "101" }, "servery-item=102", "item", "101"],
    [{ mobile: "false" }, "mobile=true", "isMobileForced", false],
    [{ "select-mode": "false" }, "selectMode=true", "isSelectMode", false],
  ] as const)("the attribute %j wins over ?%s", (attributes, query, setting, value) => {
    expect(said(host({ ...named, ...attributes }, query).settings)[setting]).toBe(value);
  });
});

describe("a line for the developer's console", () => {
  it.each([
    [{ "store-id": "a\nb" }, '<servery-storefront store-id="a\\nb">: expected a whole number above 0.'],
    [{ "hq-id": "7", language: "fr" }, '<servery-storefront language="fr">: expected one of en, zh-CN.'],
    [
      { "hq-id": "7", "base-path": "x" },
      '<servery-storefront base-path="x">: expected a path that begins with one "/".',
    ],
    [
      { "hq-id": "7", mode: "drone" },
      '<servery-storefront mode="drone">: expected one of delivery, pickup, room, table.',
    ],
    [{}, "<servery-storefront> needs store-id, store-name or hq-id."],
  ])("describes a problem with the attributes %j", (attributes, line) => {
    expect(host(attributes).problems.map(hostProblemLine)).toEqual([line]);
  });

  it.each([
    [
      "servery-mode=takeaway",
      {},
      ['the page\'s address has servery-mode="takeaway": expected one of delivery, pickup, room, table.'],
    ],
    ["servery-mode=Pickup%20", {}, []],
    ["servery-mode=", {}, []],
    ["servery-mode=takeaway", { mode: "pickup" }, []],
  ])("tells of a mode in the address that none is: ?%s with %j", (query, attributes, lines) => {
    expect(addressProblems(attributes, new URLSearchParams(query)).map(hostProblemLine)).toEqual(lines);
  });

  it.each<[HostProblem, string]>([
    [
      { kind: "mode-not-offered", mode: "table", storeId: 120 },
      'the page asks for the mode "table", which store 120 doesn\'t offer.',
    ],
    [
      { kind: "no-such-item", item: "999", storeId: 120 },
      "the page asks for the item \"999\", which isn't on store 120's menu now.",
    ],
    [{ kind: "branded-needs-hq" }, "<servery-storefront> needs hq-id, since its deployment is branded."],
    [
      { kind: "wrong-configuration", problems: ["apiUrl: is missing", "branded: expected true or false"] },
      "<servery-storefront> has a wrong configuration: apiUrl: is missing; branded: expected true or false.",
    ],
  ])("describes the problem %j", (problem, line) => {
    expect(hostProblemLine(problem)).toBe(line);
  });
});
