import { describe, expect, it } from "vitest";
import { fullPage } from "../support/fullPage.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines, cards, goInside, postOrder, typeCard, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

// Cards are typed in the shop's own form, where the page could read them. The demo's own page has a frame for them.
const journeys = useJourneys({ "order/index.html": fullPage('store-id="120"') });
const shop = useOrdering(journeys);

const cvv = "907";
// Doesn't match inside an identifier or the milliseconds of a time.
const isCvv = /(?<![\w.])907(?!\w)/;
const numberOrCvv = (number: RegExp) => new RegExp(`${number.source}|${isCvv.source}`);

/** Everything that a script, or the next person at this device, could read from the page. */
function traces({ page }: Visit): Promise<string> {
  return page.evaluate(() => {
    const read: string[] = [...Object.values(localStorage), ...Object.values(sessionStorage)];
    read.push(location.href, document.cookie, JSON.stringify(history.state));
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll("*")) {
        read.push(...[...element.attributes].map(({ value }) => value));
        if (element instanceof HTMLInputElement) read.push(element.value);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return read.join("\n");
  });
}

/** What is stored or in the address. Leaves out the fields, which may still contain a typed card. */
function stored({ page }: Visit): Promise<string> {
  return page.evaluate(() =>
    [location.href, ...Object.values(localStorage), ...Object.values(sessionStorage)].join("\n"),
  );
}

interface Canary {
  /** Requests that carry the secret. */
  readonly carriers: readonly string[];
  readonly lines: readonly string[];
}

function watchSecret({ page }: Visit, isSecret: RegExp): Canary {
  const lines: string[] = [];
  const carriers: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("request", (request) => {
    const sent = [request.url(), ...Object.values(request.headers()), request.postData() ?? ""].join("\n");
    const { pathname } = new URL(request.url());
    if (isSecret.test(sent)) carriers.push(`${request.method()} ${pathname}`);
  });
  return { carriers, lines };
}

function expectNoTrace(texts: readonly string[], isSecret: RegExp): void {
  for (const text of texts) expect(text).not.toMatch(isSecret);
}

const isApproved = numberOrCvv(/4111\s?1111\s?1111\s?1111/);
const isDeclined = numberOrCvv(/4000\s?0000\s?0000\s?0002/);

it("R37: a card leaves no trace outside the requests that pay, also if it is declined or its order is sent again", async () => {
  const visit = await shop.openWithCart();
  const declined = watchSecret(visit, isDeclined);
  await journeys.demo.fault({ match: postOrder, delayMs: 1_000 });
  await typeCard(visit, cards.declined, english, cvv);
  await visit.click("button", english.pay);
  await visit.read("We are in the middle of sending your order.");
  const keptOfDeclined = [await stored(visit)];
  await visit.read(english.declined);
  keptOfDeclined.push(await traces(visit), declined.lines.join("\n"));
  expect(declined.carriers).toEqual([expect.stringMatching(/^POST \/api\/trackingorders\//)]);
  expectNoTrace(keptOfDeclined, isDeclined);

  const { carriers, lines } = watchSecret(visit, isApproved);
  await typeCard(visit, cards.approved, english, cvv);
  await journeys.demo.fault({ match: postOrder, times: 2, status: 500, body: "Something broke." });
  await visit.click("button", english.pay);
  await visit.find("button", english.sendAgain);
  const kept = [await stored(visit)];
  await visit.click("button", english.sendAgain);
  await until(() => expect(carriers).toHaveLength(2));
  await visit.find("button", english.sendAgain);
  await goInside(visit, "/order/LogViewer");
  await visit.find("heading", /^Log, version/);
  await visit.read("The order's outcome is unknown: HTTP 500");
  kept.push(await traces(visit), await visit.text());
  await visit.page.goBack();
  await visit.page.reload();
  await visit.find("heading", "We don't have your order yet");
  kept.push(await traces(visit));
  expect(await visit.find("textbox", english.number)).not.toHaveProperty("value");
  await typeCard(visit, cards.approved, english, cvv);
  await journeys.demo.fault({ match: postOrder, delayMs: 1_000 });
  await visit.click("button", english.pay);
  await visit.read("We are in the middle of sending your order.");
  kept.push(await stored(visit));
  await visit.find("heading", english.placed);
  kept.push(await traces(visit), lines.join("\n"));

  expect(carriers).toHaveLength(3);
  expect(new Set(carriers)).toEqual(new Set([expect.stringMatching(/^POST \/api\/trackingorders\//)]));
  expectNoTrace(kept, isApproved);
  acceptNetworkLines(visit);
});

describe("R58: a wallet's token", () => {
  it.each(
    quickRow(1, [
      ["Apple Pay", /apple-pay-stand-in-token/, "trackingorders"],
      ["Google Pay", /google-pay-stand-in-token/, "googlepayment"],
    ]),
  )("of %s leaves no trace outside the one request that pays", async (wallet, isSecret, call) => {
    const visit = await shop.openCheckout("/embed.html?store-id=120&stand-ins=apple,google");
    const { carriers, lines } = watchSecret(visit, isSecret);
    await journeys.demo.fault({ match: "POST /api/", times: 0, delayMs: 1_000 });
    await visit.click("button", `Pay with ${wallet}`);
    await visit.click("button", "Approve");
    await until(() => expect(carriers).toHaveLength(1));
    const kept = [await traces(visit)];
    await visit.find("heading", english.placed);
    kept.push(await traces(visit), await visit.text(), lines.join("\n"));

    expect(carriers).toEqual([expect.stringMatching(new RegExp(`^POST /api/${call}/`))]);
    expectNoTrace(kept, isSecret);
  });

  it.each(
    quickRow(0, [
      ["Apple Pay", /apple-pay-stand-in-token/, postOrder],
      ["Google Pay", /google-pay-stand-in-token/, "POST /api/googlepayment"],
    ]),
  )("of %s leaves no trace if its request fails, not even in the error report", async (wallet, isSecret, match) => {
    const config = (await (await fetch(`${journeys.demo.origin}/wallets.json`)).json()) as object;
    const body = JSON.stringify({ ...config, errorReporting: "/errors" });
    await journeys.demo.fault({ match: "GET /reporting.json", times: 0, status: 200, body });
    await journeys.demo.fault({ match: "POST /errors", times: 0, status: 204 });
    const visit = await shop.openCheckout("/embed.html?store-id=120&stand-ins=apple,google&config=/reporting.json");
    const { carriers, lines } = watchSecret(visit, isSecret);
    await journeys.demo.fault({ match, times: 0, status: 500, body: "Something broke." });
    await journeys.demo.fault({ match: postOrder, times: 0, status: 500, body: "Something broke." });
    await visit.click("button", `Pay with ${wallet}`);
    await visit.click("button", "Approve");
    await visit.find("button", "Check again");
    await until(async () => expect(await journeys.demo.requests("POST", "/errors")).toBeGreaterThan(0));

    expect(carriers).toHaveLength(1);
    expectNoTrace([await traces(visit), await visit.text(), lines.join("\n")], isSecret);
    acceptNetworkLines(visit);
  });
});
