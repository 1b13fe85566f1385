import type { HTTPRequest } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines, addDish, chooseBurger, typeContact, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";
import { comeBackOnline } from "./pageSteps.ts";

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
      // R97: the mark is the brand's in every language.
      expect(await visit.text()).not.toMatch(/^(付款|G Pay)$/m);
      await payWith(visit, name(wallet), "Fail");
      await visit.read(failed(wallet));
      // A wallet is never chosen: pressing it pays.
      expect(await visit.has("radio", wallet)).toBe(false);
      expect(await visit.find("radio", words.card)).toMatchObject({ checked: true });
      expect(await visit.names("button")).not.toContainEqual(
        expect.stringMatching(new RegExp(`${words.pay.source}.*${wallet}`)),
      );
      await payWith(visit, name(wallet), "Cancel");
      await visit.gone("dialog", wallet);
      expect(await visit.text()).not.toContain(failed(wallet));
      expect(await shop.orders()).toEqual([]);
      await payWith(visit, name(wallet), "Approve");
      await visit.find("heading", words.placed);
      await visit.gone("dialog", wallet);
      const PaymentTransactions = [{ PaymentMethodType: 99 }];
      expect(await shop.orders()).toMatchObject([{ posts: 1, document: { PaymentTransactions, PaymentGateway } }]);
      acceptNetworkLines(visit);
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
      await (await visit.handle("textbox", english.phone)).press("Enter");
      await visit.read("Number of Card Info field is required.");
      for (const wallet of ["Apple Pay", "Google Pay"]) expect(await visit.has("dialog", wallet)).toBe(false);
      expect(await shop.orders()).toEqual([]);
    },
  );
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

  it("loads its script with the first dish in the cart, and not before", thorough, async () => {
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
    acceptNetworkLines(visit);
  });

  it("isn't offered if its script is blocked, and the other ways to pay stay", thorough, async () => {
    const visit = await journeys.open(real);
    const asked = await playGoogle(visit, (request) => void request.abort("blockedbyclient"));
    await addDish(visit, english.burger);
    // By the cart, and once more by the checkout.
    await until(() => expect(asked).toHaveLength(1));
    await visit.click("button", english.checkout);
    await visit.find("radio", "Card");
    await until(() => expect(asked).toHaveLength(2));
    expect(await visit.has("button", "Pay with Google Pay")).toBe(false);
    visit.watch.take(/pay\.google\.com/);
    acceptNetworkLines(visit);
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
    acceptNetworkLines(visit);
  });

  // The table of attempts has the other answer that can be lost: the order's.
  it("R33: takes the money once if its payment's answer is lost", async () => {
    const visit = await shop.openCheckout(withStandIns);
    await journeys.demo.fault({ match: "POST /api/googlepayment", times: 1, status: 500, body: "", after: true });
    await payWith(visit, "Pay with Google Pay", "Approve");
    await visit.find("heading", english.placed);
    expect(await journeys.demo.requests("POST", "/api/googlepayment")).toBe(1);
    expect(await shop.orders()).toHaveLength(1);
    acceptNetworkLines(visit);
  });
});

/** Replaces what a field of the sheet has. */
async function retype(visit: Visit, name: string, text: string): Promise<void> {
  await visit.page.$eval(`dialog[open] [name="${name.toLowerCase()}"]`, (field) =>
    (field as HTMLInputElement).select(),
  );
  await visit.type("textbox", name, text);
}

type SheetRow = readonly [label: string, amount: string];

/** What the open sheet lists: the rows of the receipt, then the total. */
function sheetRows({ page }: Visit): Promise<readonly SheetRow[]> {
  return page.$$eval("dialog[open] dt", (terms) =>
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""] as const),
  );
}

/** The page's receipt behind the sheet, without the GST in it. */
function pageRows({ page }: Visit): Promise<readonly SheetRow[]> {
  return page.$$eval(">>> .money-rows__row:not(.money-rows__row--small)", (rows) => [
    ...new Map(
      rows.map(
        (row) => [row.querySelector("dt")?.textContent ?? "", row.querySelector("dd")?.textContent ?? ""] as const,
      ),
    ),
  ]);
}

/** R116: the sheet and the page say the same; only the name of the total differs, which is the shop's in a sheet. */
async function sameSums(visit: Visit) {
  const [rows, page] = await Promise.all([sheetRows(visit), pageRows(visit)]);
  expect(rows.slice(0, -1)).toEqual(page.slice(0, -1));
  const total = rows.at(-1)?.[1] ?? "";
  expect(page.at(-1)).toEqual(["Total", total]);
  return { rows, total };
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
  ...{ ID: 10 + DayOfWeek, Name: "Evening", RateType: 1, IsTaxable: true, Rate: 0.1 },
  DayOfWeek,
}));

describe("R97: a wallet brings what it knows", () => {
  const sheet = (...given: readonly string[]) => `&sheet=${encodeURIComponent(given.join("|"))}`;
  const noor = ["Noor Abbot", "noor@example.com", "0412 345 678"];
  const bourke = ["1 Bourke St", "Melbourne", "VIC", "3000"];

  interface Posted {
    readonly GuestUser: Readonly<Record<"FirstName" | "LastName" | "Email" | "Phone", string>>;
    readonly FreightFee: number;
    readonly TotalExcludingTax: number;
    readonly TotalTax: number;
    readonly DeliveryStreet: string;
  }
  /** Approves, and checks that the order charges what the sheet has shown. */
  async function expectPosted(visit: Visit, { total }: { readonly total: string }): Promise<void> {
    await visit.click("button", "Approve");
    await visit.find("heading", english.placed);
    const [posted] = await documents();
    expect(`$${((posted?.TotalExcludingTax ?? 0) + (posted?.TotalTax ?? 0)).toFixed(2)}`).toBe(total);
  }
  const documents = async () => (await shop.orders()).map(({ document }) => document as unknown as Posted);

  it.each([
    ["Apple Pay", phone],
    ["Google Pay", desk],
  ] as const)("%s pays for two dishes in four taps and no field, from the cart", async (wallet, size) => {
    const visit = await journeys.open(withStandIns, { size });
    let taps = 0;
    const tap = async (role: string, name: string | RegExp) => {
      taps += 1;
      await visit.click(role, name);
    };
    await tap("button", "Add Bourke St Cheeseburger");
    await tap("button", "Add Garden stack");
    if (size === phone) await tap("link", english.cartBar);
    await tap("button", `Pay with ${wallet}`);
    await visit.click("button", "Approve");
    await visit.find("heading", english.placed);
    await visit.gone("dialog", wallet);
    expect(taps).toBe(size === phone ? 4 : 3);
    expect(await visit.has("dialog", "Become a member")).toBe(false);
    expect(await shop.orders()).toHaveLength(1);
    acceptNetworkLines(visit);
  });

  it.each(["Apple Pay", "Google Pay"])(
    "%s: the sheet says what is wrong in it, and it can be mended there",
    async (wallet) => {
      const given = sheet("Mei", "mei@example.com", "+65 6123 4567");
      const visit = await shop.openCheckout(`${withStandIns}${given}`, english, { isKnown: false });
      await payWith(visit, `Pay with ${wallet}`, "Approve");
      for (const [field, sentence, right] of [
        ["Name", "Enter your last name.", "Mei Tan"],
        ["Phone", "Enter an Australian phone number like 0412 345 678.", "0412 345 678"],
      ] as const) {
        await visit.read(sentence);
        expect(await shop.orders()).toEqual([]);
        await retype(visit, field, right);
        await visit.click("button", "Approve");
      }
      await visit.find("heading", english.placed);
      expect(await shop.orders()).toHaveLength(1);
      acceptNetworkLines(visit);
    },
  );

  it("fills in what the sheet gave if it is closed after that, and shows the field that is wrong", async () => {
    const given = sheet("Mei Tan", "mei@example.com", "+65 6123 4567");
    const visit = await shop.openCheckout(`${withStandIns}${given}`, english, { isKnown: false });
    await payWith(visit, "Pay with Apple Pay", "Approve");
    await visit.read("Enter an Australian phone number like 0412 345 678.");
    await visit.click("button", "Cancel");
    await visit.gone("dialog", "Apple Pay");
    await visit.holds("textbox", english.email, "mei@example.com");
    await visit.holds("textbox", english.phone, "+65 6123 4567");
    expect(await shop.orders()).toEqual([]);
  });

  /** A store whose area and fee depend on the postcode alone. */
  const byPostcode = {
    OrderTypeConstraintRules: [],
    DeliveryRadius: null,
    FreightFeeRules: [{ PriceRangeMinimum: 0, PriceRangeMaximum: 0, FreightFeeAmount: 5.5, FreightFeePerKilometer: 0 }],
  };

  it.each(["Apple Pay", "Google Pay"])("%s: fee and area are answered inside the sheet", async (wallet) => {
    await journeys.demo.merge("Companies/120", byPostcode);
    const visit = await shop.openCheckout(`${withStandIns},maps${sheet(...noor, ...bourke)}`, english, {
      isKnown: false,
    });
    await visit.click("tab", english.delivery);
    await visit.click("button", `Pay with ${wallet}`);
    await visit.read("$5.50");
    await retype(visit, "Address", "9 High St, Nowhere, VIC, 3999");
    await visit.click("button", "Approve");
    await visit.read("Delivery not available to this address.");
    expect(await shop.orders()).toEqual([]);
    await retype(visit, "Address", bourke.join(", "));
    await visit.click("button", "Approve");
    await visit.find("heading", english.placed);
    const [posted] = await documents();
    expect(JSON.stringify(posted)).toContain("1 Bourke St");
    acceptNetworkLines(visit);
  });

  it("says in the sheet that the fee has changed since it opened, and pays what it then shows", async () => {
    await journeys.demo.merge("Companies/120", byPostcode);
    const visit = await shop.openCheckout(`${withStandIns},maps${sheet(...noor, ...bourke)}`, english, {
      isKnown: false,
    });
    await visit.click("tab", english.delivery);
    await visit.click("button", "Pay with Google Pay");
    await until(async () => expect(await sheetRows(visit)).toContainEqual(["Delivery fee", "$5.50"]));
    const [rule] = byPostcode.FreightFeeRules;
    await journeys.demo.merge("Companies/120", { FreightFeeRules: [{ ...rule, FreightFeeAmount: 7 }] });
    await comeBackOnline(visit);
    await until(async () => expect(await pageRows(visit)).toContainEqual(["Delivery fee", "$7.00"]));
    await visit.click("button", "Approve");
    await visit.read("Delivery to this address costs something else. Please choose the address again.");
    expect(await shop.orders()).toEqual([]);
    await retype(visit, "Address", ["2 Bourke St", ...bourke.slice(1)].join(", "));
    await visit.page.keyboard.press("Tab");
    await until(async () => expect(await sheetRows(visit)).toContainEqual(["Delivery fee", "$7.00"]));
    await expectPosted(visit, await sameSums(visit));
    acceptNetworkLines(visit);
  });

  it.each([
    ["Apple Pay", phone, "/embed.html?store-id=200&room=1204", { RoomNumber: "1204", OrderType: 10 }],
    ["Google Pay", desk, "/embed.html?store-id=120&table=12", { Tables: [{ Name: "12" }], OrderType: 2 }],
  ] as const)("%s pays in a room or at a table, with a surcharge, what the page and the sheet say", async (...row) => {
    const [wallet, size, path, place] = row;
    const storeId = path.includes("200") ? 200 : 120;
    await journeys.demo.merge(`Companies/${storeId}`, { SurchargeHolidaySettings: everyDay });
    const visit = await journeys.open(`${path}&stand-ins=apple,google${sheet(...noor)}`, { size, mode: null });
    await visit.click("button", storeId === 200 ? /^Add Harbour club sandwich/ : /^Add Bourke St Cheeseburger/);
    if (size === phone) await visit.click("link", english.cartBar);
    await visit.click("button", english.checkout);
    await visit.click("button", `Pay with ${wallet}`);
    const sums = await until(() => sameSums(visit));
    expect(sums.rows.map(([label]) => label)).toContainEqual(expect.stringMatching(/surcharge$/));
    await expectPosted(visit, sums);
    expect(await documents()).toMatchObject([place]);
    acceptNetworkLines(visit);
  });

  it("asks for a typed address first where the way decides, in one sentence, and then pays", async () => {
    await journeys.demo.merge("Companies/120", { OrderTypeConstraintRules: [] });
    const visit = await shop.openCheckout(`${withStandIns},maps${sheet(...noor)}`, english, { isKnown: false });
    await visit.click("tab", english.delivery);
    await visit.click("button", "Pay with Apple Pay");
    await visit.read("We need your delivery address first.");
    expect(await visit.has("dialog", "Apple Pay")).toBe(false);
    expect(await visit.text()).not.toMatch(/Enter your|field is required/);
    await until(async () => expect(await visit.focused()).toMatchObject({ name: english.street }));
    await visit.type("combobox", english.street, "125 bourke");
    await visit.click("option", /^125 Bourke St/);
    await visit.read(/Delivery fee \$/);
    await payWith(visit, "Pay with Apple Pay", "Approve");
    await visit.find("heading", english.placed);
    acceptNetworkLines(visit);
  });

  it("pays for a gift card in four taps and two fields", async () => {
    const visit = await journeys.open(`/embed.html?store-id=200&gift=&stand-ins=apple,google`, {
      size: phone,
      mode: null,
    });
    await visit.click("button", /^Dinner for two/);
    await visit.type("textbox", "To", "Mei");
    await visit.type("textbox", "Recipient email", "mei@example.com");
    await visit.click("button", english.add);
    await visit.click("link", english.cartBar);
    await payWith(visit, "Pay with Google Pay", "Approve");
    await visit.find("heading", "Thank you");
    expect(await shop.orders()).toMatchObject([{ document: { PaymentGateway: 7 } }]);
    acceptNetworkLines(visit);
  });
});
