// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { routes, screenAtom } from "../../src/app/routes.ts";
import { buildElementState } from "../support/buildServices.ts";

describe("every route", () => {
  it.each(Object.entries(routes))("%s has a screen that loads", async (_name, { load }) => {
    expect(await load()).toBeTypeOf("function");
  });

  it.each([
    ["mobile", ["cart", "checkIn", "giftCart", "home", "qrScanner", "savedOrder"]],
    ["full", ["generalError", "pageNotFound", "storeNotFound"]],
  ])("in the %s layout is one of the spec's", (layout, names) => {
    const found = Object.entries(routes).filter(([, route]) => route.layout === layout);
    expect(found.map(([name]) => name).sort()).toEqual(names);
  });
});

it("spec, section 1: a digital display has a screen without a header, a cart or a footer", async () => {
  const { store } = buildElementState({ store: { kind: "id", id: 120 }, isDigitalDisplay: true });
  const { load, layout } = store.get(screenAtom);
  expect(layout).toBe("mobile");
  expect((await load()).name).toBe("DisplayScreen");
});
