// Runs the recipes of docs/site-builders.md as a page would, with stand-ins for Google and Meta.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const docs = readFileSync(join(import.meta.dirname, "../../widget-demo/docs/site-builders.md"), "utf8");

function recipe(title: string): string {
  const [, code] = new RegExp(`^## ${title}$[\\s\\S]*?^<script>$([\\s\\S]*?)^</script>$`, "m").exec(docs) ?? [];
  if (code === undefined) throw new Error(`The docs have no code for ${title}.`);
  return code;
}

const dish = { id: "101", name: "Cheeseburger", category: "Burgers", price: 12.9, quantity: 2 };
const added = { storeId: 120, items: [dish], value: 25.8, currency: "AUD" };
const placed = { ...added, coupon: null, transactionId: "T1", total: 30.8, tax: 2.8, shipping: 5 };

function pageWith(code: string, globals: Record<string, unknown>): (name: string, detail: object) => void {
  const document = new EventTarget();
  const window = { ...globals };
  runInNewContext(code, { window, document, ...globals });
  return (name, detail) => document.dispatchEvent(new CustomEvent(`servery:${name}`, { detail }));
}

it("Tag Manager gets each event in GA4's form, after the one before is cleared", () => {
  const dataLayer: unknown[] = [];
  const fire = pageWith(recipe("Google Tag Manager"), { dataLayer });
  const items = [{ item_id: "101", item_name: "Cheeseburger", item_category: "Burgers", price: 12.9, quantity: 2 }];
  fire("add-to-cart", added);
  expect(dataLayer).toEqual([
    { ecommerce: null },
    { event: "add_to_cart", ecommerce: { currency: "AUD", value: 25.8, items } },
  ]);
  fire("order-placed", placed);
  expect(dataLayer.at(-1)).toMatchObject({
    event: "purchase",
    ecommerce: { transaction_id: "T1", currency: "AUD", value: 25.8, tax: 2.8, shipping: 5, items },
  });
  fire("navigate", { path: "/", name: "Menu" });
  expect(dataLayer).toHaveLength(4);
});

it("gtag gets the same", () => {
  const calls: unknown[][] = [];
  const [, call = ""] = /^`(gtag\(.+\))` in place of the two lines/m.exec(docs) ?? [];
  const code = recipe("Google Tag Manager").replace(
    /^ +dataLayer\.push\(\{ ecommerce[\s\S]*?\}\);\n(?=\s+\}\);)/m,
    `${call};\n`,
  );
  expect(code).toContain("gtag(");
  expect(code).not.toContain("push(");
  pageWith(code, { gtag: (...args: unknown[]) => calls.push(args) })("order-placed", placed);
  expect(calls).toMatchObject([
    ["event", "purchase", { transaction_id: "T1", value: 25.8, items: [{ item_id: "101" }] }],
  ]);
});

it("Meta's pixel gets contents and value, and a purchase can be counted once", () => {
  const calls: unknown[][] = [];
  const fire = pageWith(recipe("Meta pixel"), { fbq: (...args: unknown[]) => calls.push(args) });
  const content = { content_type: "product", contents: [{ id: "101", quantity: 2 }], value: 25.8, currency: "AUD" };
  fire("view-item", added);
  fire("order-placed", placed);
  expect(calls).toEqual([
    ["track", "ViewContent", content, {}],
    ["track", "Purchase", content, { eventID: "T1" }],
  ]);
});
