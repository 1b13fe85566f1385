// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { routes } from "../../src/app/routes.ts";

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
