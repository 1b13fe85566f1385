import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";

const journeys = useJourneys();

/** So tall that the whole dish fits: the sheet is as high as its content. */
const tallPhone = { width: 390, height: 2_400 } as const;

/** Holds the store's offers back, and returns what lets them through. */
async function holdOffers({ page }: Visit): Promise<() => Promise<void>> {
  const client = await page.createCDPSession();
  const held: string[] = [];
  let isHeld = true;
  const letGo = (requestId: string) => client.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  client.on("Fetch.requestPaused", ({ requestId, request }) => {
    if (isHeld && `${request.url} ${request.postData}`.includes("PriceTriggers")) held.push(requestId);
    else void letGo(requestId);
  });
  await client.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
  return async () => {
    isHeld = false;
    await Promise.all(held.map(letGo));
  };
}

/** The upper edges of the sheet, its first choice and its button. */
async function places({ page }: Visit): Promise<readonly number[]> {
  const tops = [">>> dialog[open]", ">>> dialog[open] h3", ">>> .choice-footer__put"].map(async (selector) => {
    const box = await (await page.waitForSelector(selector, { visible: true }))?.boundingBox();
    return Math.round(box?.y ?? Number.NaN);
  });
  return Promise.all(tops);
}

it("an offer that comes while a short dish is open moves nothing that a finger is on its way to", async () => {
  const visit = await journeys.open("/openapi.json", { size: tallPhone });
  const release = await holdOffers(visit);
  await visit.go("/embed.html?store-id=120");
  await visit.click("button", /^Bourke St Cheeseburger/);
  await visit.find("button", /^Add to cart/);
  const early = await places(visit);
  expect(await visit.page.$(">>> .meal-offer")).toBeNull();
  await release();
  const offer = await visit.page.waitForSelector(">>> .meal-offer");
  expect(await places(visit)).toEqual(early);
  await offer?.scrollIntoView();
  await visit.click("button", /^Add Add a cold drink/);
  await visit.find("dialog", /^Add a cold drink/);
});
