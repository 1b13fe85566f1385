import { expect, it, vi } from "vitest";
import { isBranded, scopeOf } from "../support/branded.ts";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { typeCard, typeContact } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();

const sold = "Bourke St Cheeseburger";
const unsold = "Halloumi & charred corn";

const inEnglish = {
  list: "Choose where to order",
  where: "Where you order",
  another: "Choose another venue",
  arrived: "Checkout",
  gone: new RegExp(`${unsold}\\s+isn't sold here and isn't ordered`),
};
const inChinese: typeof inEnglish = {
  list: "选择下单门店",
  where: "下单门店",
  another: "选择其他门店",
  arrived: "您的购物车",
  gone: new RegExp(`这里不卖\\s+${unsold}\\s*，不会下单`),
};

interface ListedOrder {
  readonly path: string;
  readonly document: { readonly StoreID: number; readonly OrderItems: readonly { readonly Name: string }[] };
}

function speaking(language: string): string {
  const set = `document.querySelector("servery-storefront").setAttribute("language", "${language}")`;
  return `addEventListener("DOMContentLoaded", () => ${set});`;
}

async function pathIs({ page }: Visit, path: string): Promise<void> {
  await vi.waitFor(() => expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/order${path}$`)));
}

/** Waits until the screen's heading has focus (R6). */
async function headingHasFocus(visit: Visit, name: string): Promise<void> {
  await vi.waitFor(async () => expect(await visit.focused()).toEqual({ role: "heading", name }));
}

it.each(
  quickRow(0, [
    ["zh-CN", phone, chinese, inChinese],
    ["en", desk, english, inEnglish],
  ] as const),
)(
  "R75: leaves out a dish that isn't sold at the venue chosen at checkout: in %s",
  async (language, size, words, own) => {
    const visit = await journeys.open("/order/?selectMode=true", { size, before: speaking(language) });
    for (const name of [sold, unsold]) {
      await visit.click("button", new RegExp(`^${name}`));
      await visit.click("button", words.add);
      await visit.gone("dialog", new RegExp(`^${name}`));
    }
    if (size === phone) await visit.click("link", words.cartBar);
    await visit.click("button", words.checkout);
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
    if (size === phone) await visit.click("button", words.checkout);
    await pathIs(visit, "/store/122/checkout");
    await visit.click("tab", words.pickup);
    await typeContact(visit, words);
    await typeCard(visit, undefined, words);
    await visit.click("button", words.pay);
    await pathIs(visit, "/store/120/completeorder/[^/]+/[^/]+/122");
    const [order] = (await (await fetch(`${journeys.demo.origin}/sandbox/orders`)).json()) as readonly ListedOrder[];
    expect(order?.path).toMatch(isBranded ? /^Brands\/7\/Users\// : /^Companies\/122\//);
    expect(order?.document.StoreID).toBe(122);
    expect(order?.document.OrderItems.map(({ Name }) => Name)).toEqual([sold]);
    await visit.page.reload();
    await visit.click("button", words.onward);
    await visit.find("heading", "Patty & Sons, Bourke St");
    await pathIs(visit, "/store/120");
    const kept = await visit.page.evaluate((key) => localStorage.getItem(key), `servery:${scopeOf(120)}:cart`);
    expect(kept ?? "").not.toContain(sold);
  },
);
