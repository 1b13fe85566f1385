import { expect, it } from "vitest";
import type { Mail } from "../../widget-demo/backend/outbox.ts";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { choosingModeAlone } from "../support/orderModeScript.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines, goInside, typeCard, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const noor = "noor@example.com";

/** A guest with a cart pays by card, and becomes a member with the order. */
async function orderAndJoin(size: typeof desk | typeof phone): Promise<Visit> {
  const visit = await shop.openWithCart({ size, mode: null, before: choosingModeAlone("pickup") });
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("button", "Skip");
  expect(await shop.orders()).toEqual([]);
  await visit.click("button", "Become member");
  await visit.find("heading", english.placed);
  return visit;
}

/** The mails with a link. The order's confirmation has none. */
async function linkMails(): Promise<readonly Mail[]> {
  const sent = (await (await fetch(`${journeys.demo.origin}/sandbox/outbox`)).json()) as readonly Mail[];
  return sent.filter(({ links }) => links.length > 0);
}

it("on a phone: a guest joins with an order, keeps the card, and sets a password", async () => {
  const visit = await orderAndJoin(phone);
  await visit.read(`You're a member now. We've emailed a link to ${noor} so you can choose a password.`);
  await shop.udidOfOnlyOrder();
  await goInside(visit, "/order/profile");
  await visit.find("button", "Remove card ending 1111");
  const [mail] = await linkMails();
  expect(mail).toMatchObject({ kind: "new-account", to: noor });
  await visit.go(new URL(mail?.links[0] ?? "").pathname);
  await visit.type("textbox", "Password", "my-own-1");
  await visit.type("textbox", "Confirm password", "my-own-1");
  await visit.click("button", "Register");
  await visit.read("Registration completed successfully.");
  // The browser logs that a new member has no document yet.
  acceptNetworkLines(visit);
});

it.each([
  ["at a desk, one tap after a wallet's order makes the guest a member", desk, "Become member"],
  ["on a phone, the question after a wallet's order can be declined", phone, "No thanks"],
] as const)("R97: %s", async (_case, size, answer) => {
  const path = "/embed.html?store-id=120&stand-ins=apple,google";
  const visit = await journeys.open(path, { size, mode: null, before: choosingModeAlone("pickup") });
  await visit.click("button", "Add Bourke St Cheeseburger");
  if (size === phone) await visit.click("link", english.cartBar);
  await visit.click("button", "Pay with Google Pay");
  await visit.click("button", "Approve");
  await visit.find("heading", english.placed);
  expect(await visit.has("link", "Become a member")).toBe(false);
  await visit.click("button", answer);
  if (answer === "Become member") {
    await visit.read(`You're a member now. We've emailed a link to ${noor} so you can choose a password.`);
    expect(await linkMails()).toMatchObject([{ kind: "new-account", to: noor }]);
  } else {
    await visit.gone("heading", "Become a member");
    await until(async () => expect(await visit.focused()).toMatchObject({ role: "heading" }));
    expect(await linkMails()).toEqual([]);
  }
  expect(await shop.orders()).toHaveLength(1);
  // The browser logs that a new member has no document yet.
  acceptNetworkLines(visit);
});

it("at a desk, if customer calls fail: places the order, and says what the account lacks", thorough, async () => {
  await journeys.demo.fault({ match: "POST /api/customers/", times: 0, status: 503 });
  const visit = await orderAndJoin(desk);
  await visit.read("our email with your link to choose a password didn't go out");
  await visit.read("We couldn't save your card");
  await visit.read("Your account is not quite ready");
  await shop.udidOfOnlyOrder();
  await journeys.demo.clearFaults();
  acceptNetworkLines(visit);
});

it("on a phone, if sign-in is down: places the order, and offers to register", thorough, async () => {
  const match = "POST /identitytoolkit.googleapis.com/v1/accounts:signUp";
  await journeys.demo.fault({ match, times: 0, drop: true });
  const visit = await orderAndJoin(phone);
  await visit.read("Your order is placed, but we couldn't make your account.");
  await shop.udidOfOnlyOrder();
  await visit.click("link", "Register");
  await visit.find("textbox", "Confirm password");
  expect(await linkMails()).toEqual([]);
  acceptNetworkLines(visit);
});
