import { expect, it } from "vitest";
import { until } from "../support/until.ts";
import { setStage } from "./setStage.ts";
import { embedAddress, find, inShop, openPage } from "./stage.ts";

const stage = setStage();
const thorough = { tags: ["thorough"] };

/** After each change of the menu, checks what a tap in the middle of the first card, as far as it is in sight, would hit before the next frame. */
function watchFirstCard(): void {
  const missed: string[] = [];
  Object.assign(globalThis, { missedTaps: missed });
  // A diner can't tap a card that isn't painted yet.
  const painted = new WeakSet<Element>();
  const look = (root: ShadowRoot) => {
    const card = root.querySelector("button.menu-card");
    if (!card) return;
    if (!painted.has(card)) {
      requestAnimationFrame(() => setTimeout(() => painted.add(card)));
      return;
    }
    const { left, top, width, bottom } = card.getBoundingClientRect();
    const hit = root.elementFromPoint(left + width / 2, (top + Math.min(bottom, innerHeight)) / 2);
    if (!card.contains(hit)) missed.push(hit?.className ?? "nothing");
  };
  const begin = () => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    if (!root) return requestAnimationFrame(begin);
    const observer = new MutationObserver(() => look(root));
    observer.observe(root, { childList: true, subtree: true, attributes: true });
    return undefined;
  };
  begin();
}

it("lets a card be tapped at any time while the rest of the menu is being rendered", async () => {
  const page = await openPage(stage.browser, { widthPx: 360, heightPx: 740 });
  await page.evaluateOnNewDocument(watchFirstCard);
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await find(page, "[data-category]:nth-of-type(3) button.menu-card");
  expect(await page.evaluate(() => (globalThis as unknown as { missedTaps: string[] }).missedTaps)).toEqual([]);
});

/**
 * Scrolls to the end of the page when the first card appears, then records the position of the footer while it can be
 * tapped.
 */
function watchFooter(): void {
  const places: number[] = [];
  Object.assign(globalThis, { footerPlaces: places });
  let isAtEnd = false;
  const look = () => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const link = root?.querySelector("footer a");
    if (link && root?.querySelector("button.menu-card")) {
      if (!isAtEnd) link.scrollIntoView({ block: "center", behavior: "instant" });
      isAtEnd = true;
      if (link.checkVisibility({ visibilityProperty: true })) places.push(Math.round(link.getBoundingClientRect().top));
    }
    if (places.length < 90) requestAnimationFrame(look);
  };
  look();
}

const footerPlaces = () => (globalThis as unknown as { readonly footerPlaces: readonly number[] }).footerPlaces;

it.each([360, 1280])(
  "lets the footer's links, 44 px wide and high, be tapped once they stand still, at %i px",
  thorough,
  async (widthPx) => {
    const page = await openPage(stage.browser, { widthPx, heightPx: 740 });
    await (await page.createCDPSession()).send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluateOnNewDocument(watchFooter);
    await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
    await until(async () => expect(await page.evaluate(footerPlaces)).toHaveLength(90));
    expect([...new Set(await page.evaluate(footerPlaces))]).toHaveLength(1);
    const sizes = await page.$$eval(inShop("footer a"), (links) =>
      links.map((link) => link.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  },
);

it("loads the checkout when the first product is added to the cart, and not before", async () => {
  const page = await openPage(stage.browser, { widthPx: 360, heightPx: 740 });
  const scripts: string[] = [];
  page.on("request", (request) => void scripts.push(request.url()));
  const hasCheckout = () => scripts.some((url) => url.includes("/chunks/checkout-"));
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  const add = await find(page, 'button[aria-label^="Add "]');
  await page.waitForNetworkIdle({ idleTime: 600 });
  expect(hasCheckout()).toBe(false);
  await add.click();
  await until(() => expect(hasCheckout()).toBe(true));
});
