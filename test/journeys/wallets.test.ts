import type { HTTPRequest } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { chooseBurger, takeNetworkLines, typeContact, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const withStandIns = "/embed.html?store-id=120&stand-ins=apple,google";

const inEnglish = {
  words: english,
  path: withStandIns,
  name: (wallet: string) => `Pay with ${wallet}`,
  failed: (wallet: string) => `The payment with ${wallet} didn't work. Please try again, or choose another way to pay.`,
};
const inChinese = {
  words: chinese,
  path: "/embed.html?store-id=121&language=zh-CN&stand-ins=apple,google",
  name: (wallet: string) => `使用 ${wallet} 付款`,
  failed: (wallet: string) => `${wallet} 付款未成功。请重试，或换一种付款方式。`,
};
const refused = () => "Your bank refused it.";
const wallets = [
  { wallet: "Apple Pay", PaymentGateway: 6, size: phone, ...inChinese },
  { wallet: "Google Pay", PaymentGateway: 7, size: desk, ...inEnglish, failed: refused },
];

/** Presses the wallet's express button, and then the answer in its sheet. */
async function payWith(visit: Visit, button: string | RegExp, answer: "Approve" | "Cancel" | "Fail"): Promise<void> {
  await visit.click("button", button);
  await visit.click("button", answer);
}

describe.each(wallets)(
  "$wallet at $size.width px: $path",
  ({ wallet, PaymentGateway, words, size, path, name, failed }) => {
    it("comes first, fails, is closed without a message, and pays for one order", async () => {
      const visit = await shop.openCheckout(path, words, { size });
      await payWith(visit, name(wallet), "Fail");
      await visit.read(failed(wallet));
      // A wallet has no radio: its name in the pay bar says that it is still chosen.
      expect(await visit.has("radio", wallet)).toBe(false);
      expect(await visit.find("radio", words.card)).toMatchObject({ checked: false });
      expect(await visit.names("button")).toContainEqual(
        expect.stringMatching(new RegExp(`${words.pay.source}.*${wallet}`)),
      );
      await payWith(visit, words.pay, "Cancel");
      await visit.gone("dialog", wallet);
      expect(await visit.text()).not.toContain(failed(wallet));
      expect(await shop.orders()).toEqual([]);
      await payWith(visit, name(wallet), "Approve");
      await visit.find("heading", words.placed);
      await visit.gone("dialog", wallet);
      const PaymentTransactions = [{ PaymentMethodType: 99 }];
      expect(await shop.orders()).toMatchObject([{ posts: 1, document: { PaymentTransactions, PaymentGateway } }]);
      takeNetworkLines(visit);
    });
  },
);

describe("R58: Apple Pay", () => {
  const cannotPay = `addEventListener("DOMContentLoaded", () => {
    const wait = setInterval(() => {
      if (!window.ApplePaySession) return;
      clearInterval(wait);
      ApplePaySession.canMakePayments = () => false;
    });
  });`;

  it.each(
    quickRow(0, [
      ["on a device without a card", "", cannotPay, "This device and/or browser does not support Apple Pay."],
      ["that isn't set up", "&config=/servery.json", "", "No Apple Pay merchant certificate is configured."],
    ]),
  )(
    "%s says so, leaves another way to pay, and Enter in a field opens no wallet",
    async (_case, more, before, sentence) => {
      const visit = await shop.openCheckout(`${withStandIns}${more}`, english, { before });
      await visit.click("button", "Pay with Apple Pay");
      await visit.read(sentence);
      await visit.click("radio", "Card");
      await (await visit.handle("textbox", english.phone)).press("Enter");
      await visit.read("Number of Card Info field is required.");
      for (const wallet of ["Apple Pay", "Google Pay"]) expect(await visit.has("dialog", wallet)).toBe(false);
      expect(await shop.orders()).toEqual([]);
    },
  );

  it("says so if its merchant isn't validated, and pays on the next try", thorough, async () => {
    const visit = await shop.openCheckout(withStandIns);
    await journeys.demo.fault({ match: "POST /api/applepayment", times: 1, status: 500 });
    await visit.click("button", "Pay with Apple Pay");
    await visit.read("Apple Pay cannot be used at this time...");
    await visit.gone("dialog", "Apple Pay");
    await payWith(visit, "Pay with Apple Pay", "Approve");
    await visit.find("heading", english.placed);
    takeNetworkLines(visit);
  });

  it("isn't offered in a browser without it", thorough, async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=120&stand-ins=google");
    await visit.find("button", "Pay with Google Pay");
    expect(await visit.has("button", "Pay with Apple Pay")).toBe(false);
  });
});

describe("R58: Google Pay", () => {
  /** Intercepts the page's requests to Google. The demo's configuration for wallets uses Google's test environment. */
  async function playGoogle(visit: Visit, answer: (request: HTTPRequest) => void): Promise<readonly string[]> {
    const asked: string[] = [];
    await visit.page.setRequestInterception(true);
    visit.page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "pay.google.com") return void request.continue();
      asked.push(request.url());
      answer(request);
    });
    return asked;
  }

  const real = "/embed.html?store-id=120&config=/wallets.json";

  it("loads its script with the checkout, and not before", thorough, async () => {
    const standIn = await (await fetch(`${journeys.demo.origin}/stand-ins/google.js`)).text();
    const visit = await journeys.open(real);
    const asked = await playGoogle(visit, (request) => {
      visit.watch.take(/^foreign: https:\/\/pay\.google\.com/);
      void request.respond({ contentType: "text/javascript", body: standIn });
    });
    await visit.find("button", english.burger);
    expect(asked).toEqual([]);
    await chooseBurger(visit);
    await typeContact(visit);
    await payWith(visit, "Pay with Google Pay", "Approve");
    await visit.find("heading", english.placed);
    expect(asked).toEqual(["https://pay.google.com/gp/p/js/pay.js"]);
    takeNetworkLines(visit);
  });

  it("isn't offered if its script is blocked, and the other ways to pay stay", thorough, async () => {
    const visit = await journeys.open(real);
    const asked = await playGoogle(visit, (request) => void request.abort("blockedbyclient"));
    await chooseBurger(visit);
    await visit.find("radio", "Card");
    await visit.page.waitForNetworkIdle();
    expect(asked).toHaveLength(1);
    expect(await visit.has("button", "Pay with Google Pay")).toBe(false);
    visit.watch.take(/pay\.google\.com/);
    takeNetworkLines(visit);
  });

  it.each([
    ["and sends no order if the backend's code says so", "card-declined", 0],
    // R89: another server may have answered for an API that has charged it.
    ["and asks with the order if anybody may have said so", "", 1],
  ])("says why it is refused, %s", thorough, async (_case, Code, posts) => {
    const visit = await shop.openCheckout(withStandIns);
    const body = JSON.stringify({ Success: false, Status: { Message: "No money.", Code } });
    await journeys.demo.fault({ match: "POST /api/googlepayment", times: 1, status: 200, body });
    await payWith(visit, "Pay with Google Pay", "Approve");
    await visit.read("No money.");
    expect(await journeys.demo.requests("POST", "/api/trackingorders")).toBe(posts);
    await payWith(visit, posts === 0 ? "Pay with Google Pay" : english.pay, "Approve");
    await visit.find("heading", english.placed);
    expect(await shop.orders()).toHaveLength(1);
    takeNetworkLines(visit);
  });

  // The table of attempts has the other answer that can be lost: the order's.
  it("R33: takes the money once if its payment's answer is lost", async () => {
    const visit = await shop.openCheckout(withStandIns);
    await journeys.demo.fault({ match: "POST /api/googlepayment", times: 1, status: 500, body: "", after: true });
    await payWith(visit, "Pay with Google Pay", "Approve");
    await visit.find("heading", english.placed);
    expect(await journeys.demo.requests("POST", "/api/googlepayment")).toBe(1);
    expect(await shop.orders()).toHaveLength(1);
    takeNetworkLines(visit);
  });
});
