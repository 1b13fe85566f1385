import { expect, it } from "vitest";
import { measureFirstScreen } from "../support/firstScreen.ts";
import { setStage } from "./setStage.ts";
import { openPage, startHostSite } from "./stage.ts";

/** With some air: equal code compresses to a few bytes more or less, depending on names and hashes. */
/** Brotli: 34.3 kB were measured last, with published and printed menus, and 5 % of air. */
const most = { scriptBytes: 36_000, requests: 6, chainLength: 2 };

const stage = setStage();

it("loads few bytes of the shop before the first product appears", async () => {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  const script = `<script type="module" src="${stage.demo.url}storefront.js" crossorigin></script>`;
  const site = await startHostSite({ "/": `<servery-storefront store-id="120"></servery-storefront>${script}` });
  const first = await measureFirstScreen(page, site.url);
  await site.close();
  const told = first.paths.join("\n");
  expect(first.scriptBytes, told).toBeLessThanOrEqual(most.scriptBytes);
  expect(first.requests, told).toBeLessThanOrEqual(most.requests);
  expect(first.chainLength, told).toBeLessThanOrEqual(most.chainLength);
});
