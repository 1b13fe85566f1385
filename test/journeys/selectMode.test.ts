import { expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { addDish, typeCard, typeContact } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { storedRow } from "./pageSteps.ts";

const journeys = useJourneys();

const sold = "Bourke St Cheeseburger";
const unsold = "Halloumi & charred corn";

const own = {
  list: "Choose where to order",
  where: "Where you order",
  another: "Choose another venue",
  arrived: "Checkout",
  gone: new RegExp(`${unsold}\\s+isn't sold here and isn't ordered`),
};

interface ListedOrder {
  readonly path: string;
  readonly document: { readonly StoreID: number; readonly OrderItems: readonly { readonly Name: string }[] };
}

async function pathIs({ page }: Visit, path: string): Promise<void> {
  await until(() => expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/order${path}$`)));
}

/** Waits until the screen's heading has focus (R6). */
async function headingHasFocus(visit: Visit, name: string): Promise<void> {
  await until(async () => expect(await visit.focused()).toEqual({ role: "heading", name }));
}

it("R75: leaves out a dish that isn't sold at the venue chosen at checkout", async () => {
  const visit = await journeys.open("/order/?selectMode=true");
  for (const name of [sold, unsold]) await addDish(visit, new RegExp(`^${name}`));
  await visit.click("button", english.checkout);
  await visit.find("link", /^Patty & Sons, Fremantle/);
  await headingHasFocus(visit, own.list);
  await visit.page.reload();
  await visit.find("heading", own.list);
  await visit.click("link", /^Patty & Sons, Fremantle/);
  await visit.click("button", own.another);
  await visit.find("heading", own.list);
  await visit.click("link", /^Patty & Sons, Crown St/);
  await visit.read(own.gone);
  await headingHasFocus(visit, own.arrived);
  await visit.click("button", own.another);
  await headingHasFocus(visit, own.list);
  await visit.click("link", /^Patty & Sons, Crown St/);
  await visit.read(own.gone);
  await visit.page.reload();
  await visit.read(own.gone);
  await pathIs(visit, "/store/122/checkout");
  await visit.click("tab", english.pickup);
  await typeContact(visit);
  await typeCard(visit);
  await visit.click("button", english.pay);
  await pathIs(visit, "/store/120/completeorder/[^/]+/[^/]+/122");
  const [order] = (await (await fetch(`${journeys.demo.origin}/sandbox/orders`)).json()) as readonly ListedOrder[];
  expect(order?.path).toMatch(isBranded ? /^Brands\/7\/Users\// : /^Companies\/122\//);
  expect(order?.document.StoreID).toBe(122);
  expect(order?.document.OrderItems.map(({ Name }) => Name)).toEqual([sold]);
  await visit.page.reload();
  await visit.click("button", english.onward);
  await visit.find("heading", "Patty & Sons, Bourke St");
  await pathIs(visit, "/store/120");
  expect((await storedRow(visit, "cart")) ?? "").not.toContain(sold);
});
