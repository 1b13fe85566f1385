import { expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { addDish, announced, cards, notePlaced, typeCard, typeContact, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { hostPage, shopScript } from "./pageSteps.ts";

/** What Prototype.js 1.6 does to a page's built-in objects, as far as a script can meet it. */
const prototype16 = `
  Object.toJSON = (value) => Array.isArray(value) ? value.toJSON() : JSON.stringify(value);
  Object.keys = (value) => { const all = []; for (const key in value) all.push(key); return all; };
  Object.values = (value) => { const all = []; for (const key in value) all.push(value[key]); return all; };
  const $A = (list) => {
    if (!list) return [];
    if (list.toArray) return list.toArray();
    const all = [];
    for (let at = 0; at < (list.length || 0); at += 1) all[at] = list[at];
    return all;
  };
  Array.from = $A;
  const each = function (list, step) { for (let at = 0; at < list.length; at += 1) step(list[at], at); };
  const collect = function (step) { const all = []; each(this, (value, at) => all.push(step(value, at))); return all; };
  const detect = function (step) { let found; for (const value of this) if (step(value)) { found = value; break; } return found; };
  const findAll = function (step) { const all = []; each(this, (value, at) => step(value, at) && all.push(value)); return all; };
  const toArray = function () { return [].concat(this); };
  Object.assign(Array.prototype, {
    each, collect, map: collect, detect, find: detect, findAll, select: findAll, filter: findAll, toArray, entries: toArray,
    include(value) { return this.indexOf(value) !== -1; },
    first() { return this[0]; }, last() { return this[this.length - 1]; }, size() { return this.length; },
    clear() { this.length = 0; return this; },
    reduce() { return this.length > 1 ? this : this[0]; },
    toJSON() { return "[" + this.map(Object.toJSON).join(", ") + "]"; },
  });
  String.prototype.toJSON = function () { return JSON.stringify(String(this)); };
  String.prototype.strip = function () { return this.trim(); };
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };
  const natively = Function.prototype.bind;
  Function.prototype.bind = function (to, ...given) {
    if (given.length === 0 && to === undefined) return this;
    return (...more) => this.apply(to, given.concat(more));
  };
  Function.prototype.bind.native = natively;
  HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  window.Hash = class { toJSON() { return "{}"; } };
`;

const shopOf = (script: string) =>
  hostPage(`<script>${script}</script><servery-storefront store-id="120"></servery-storefront>${shopScript}`);

const journeys = useJourneys({
  "prototype.html": shopOf(prototype16),
  "enumerable.html": shopOf('Object.prototype.extra = "text"; Object.prototype.more = function () {};'),
});
const shop = useOrdering(journeys);

it("takes an order on a page with Prototype.js 1.6", async () => {
  const visit = await journeys.open("/prototype.html", { before: notePlaced });
  await addDish(visit, english.burger);
  await visit.page.reload();
  await visit.click("button", english.checkout);
  await typeContact(visit);
  await typeCard(visit, cards.approved, english);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  const [order] = await shop.orders();
  expect(order).toMatchObject({ posts: 1, card: { last4: "1111" } });
  expect(order?.document.OrderItems).toHaveLength(1);
  expect(await announced(visit)).toHaveLength(1);
  // The page's own calls get what the library answers.
  const own = await visit.page.evaluate("[[1, 2].toJSON(), [7].reduce(), Array.from(null)]");
  expect(own).toEqual(["[1, 2]", 7, []]);
});

it("shows the menu and a dish on a page whose script adds a value to all objects", async () => {
  const visit = await journeys.open("/enumerable.html");
  await visit.find("button", english.burger);
  // The browser's driver can't click on such a page.
  await visit.page.evaluate(
    'document.querySelector("servery-storefront").shadowRoot.querySelector("button.menu-card").click()',
  );
  await visit.find("dialog", english.burger);
});
