import { describe, expect, it } from "vitest";
import { ask } from "../demoFixture.ts";
import { burgerOrder, guest, openShop, type Shop, visa } from "./orderFixture.ts";

const back = "http://localhost:5173/restaurant.html?room=4";
const udid = burgerOrder.UDID;
const agreeing = { ...visa, CardNumber: "4000000000003220" };
const refusing = { ...visa, CardNumber: "4000000000003063" };
const mastercard = { ...visa, CardNumber: "5555555555554444" };

const post = (shop: Shop, more: object = {}, order = burgerOrder) => shop.post(order, { GuestUser: guest, ...more });

/** Answers the bank's page, and returns the result with which it leads back. */
async function answerBank(shop: Shop, answer: string): Promise<string | null> {
  const body = new URLSearchParams({ answer }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const { headers: told } = await ask(shop.port, `/pay/${udid}`, { method: "POST", headers, body });
  const url = new URL(String(told["location"]));
  expect(url.href.startsWith("http://localhost:5173/restaurant.html?room=4&")).toBe(true);
  expect(url.searchParams.get("merchant_trade_no")).toBe(udid);
  return url.searchParams.get("result");
}

async function askedShop(card: object = agreeing): Promise<Shop> {
  const shop = await openShop();
  expect(await post(shop, { Card: card, ReturnUrl: back })).toMatchObject({
    Success: false,
    Status: { Code: "action-needed" },
    Action: { kind: "redirect", url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/burger-1$/) },
  });
  expect(await shop.orders()).toEqual([]);
  return shop;
}

describe("R105 bank: a card whose bank asks", () => {
  it("pays once its holder has confirmed, and the order comes again without it", async () => {
    const shop = await askedShop();
    expect((await shop.get("/pay/burger-1")).text).toMatch(/Your bank[\s\S]*\$18\.85[\s\S]*ending 3220/);
    expect(await post(shop)).toMatchObject({ Success: false, Status: { Code: "payment-pending" } });
    expect(await answerBank(shop, "Confirm")).toBe("SUCCESS");
    expect(await shop.orders()).toEqual([]);
    expect(await post(shop)).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { type: "visa", last4: "3220" } }]);
    // The number is nowhere, as of any card.
    expect(JSON.stringify(await shop.orders())).not.toContain("400000");
  });

  it.each([
    ["its holder refuses", agreeing, "Refuse"],
    ["the bank refuses", refusing, "Confirm"],
  ])("is declined if %s, and another card pays under the same UDID", async (_case, card, answer) => {
    const shop = await askedShop(card);
    expect(await answerBank(shop, answer)).toBe("FAIL");
    expect(await post(shop)).toMatchObject({ Success: false, Status: { Code: "card-declined" } });
    expect(await post(shop, { Card: visa, ReturnUrl: back })).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { last4: "1111" } }]);
  });

  it("charges no other card after its holder has confirmed", async () => {
    const shop = await askedShop();
    await answerBank(shop, "Confirm");
    expect(await post(shop, { Card: mastercard, ReturnUrl: back })).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { type: "visa", last4: "3220" } }]);
  });

  it("is asked again while nobody has answered, and takes a page of this machine alone", async () => {
    const shop = await askedShop();
    expect(await post(shop, { Card: agreeing, ReturnUrl: back })).toMatchObject({ Status: { Code: "action-needed" } });
    for (const ReturnUrl of [undefined, "https://elsewhere.example/"]) {
      expect(await post(shop, { Card: agreeing, ReturnUrl })).toMatchObject({ Success: false });
    }
    expect(await answerBank(shop, "Confirm")).toBe("SUCCESS");
  });

  it("isn't approved for an order that has become dearer, and the payment is given back", async () => {
    const shop = await askedShop();
    await answerBank(shop, "Confirm");
    const [item] = burgerOrder.OrderItems;
    const dearer = { ...burgerOrder, OrderItems: [{ ...item, Quantity: 2 }] } as typeof burgerOrder;
    expect(await post(shop, {}, dearer)).toMatchObject({ Success: false, Status: { Code: "price-changed" } });
    expect(JSON.parse((await shop.get("/sandbox/payments")).text)).toMatchObject([
      { kind: "card", state: "cancelled" },
    ]);
  });
});

const asked = { UDID: udid, CompanyID: 907, Amount: 18.85, Intent: "charge" };

/** A token of the stand-in provider's. */
async function tokenOf(shop: Shop, { ForceUseSandboxPayment: _, ...card }: typeof visa = agreeing) {
  const answer = await shop.askProvider("token", { ...asked, Card: card });
  const { Token, CardType, ElidedPan } = JSON.parse(answer.text);
  expect(Token).toMatch(/^provider_[\w-]{36}$/);
  return { CardHolder: "Noor Abbot", CardToken: Token, CardType, ElidedPan };
}

interface Dialog {
  readonly shop: Shop;
  readonly Card: object;
  readonly action: { readonly kind: string; readonly id: string };
}

/** The order whose card is asked for in the provider's dialog. */
async function openDialog(card = agreeing): Promise<Dialog> {
  const shop = await openShop();
  const Card = await tokenOf(shop, card);
  const answer = await post(shop, { Card });
  expect(answer).toMatchObject({ Success: false, Status: { Code: "action-needed" } });
  expect(answer["Action"]).toEqual({ kind: "dialog", id: expect.any(String) });
  return { shop, Card, action: answer["Action"] as Dialog["action"] };
}

const answerDialog = async ({ shop, action: { id } }: Dialog, answer: string) =>
  JSON.parse((await shop.askProvider("answer", { id, answer })).text);

/** Without a card, as the shop posts it once the fields have handled the action. */
const postResult = ({ shop }: Dialog, ActionResult?: unknown, change: object = {}) =>
  post(shop, {}, { ...burgerOrder, ActionResult, ...change } as typeof burgerOrder);

const declined = { Success: false, Status: { Code: "card-declined", Message: "Your card was declined." } };
const inCash = { PaymentTransactions: [{ Amount: 18.85, PaymentMethodType: 1 }] };

describe("R105 bank: in the provider's dialog", () => {
  it("the order is placed once its holder has confirmed, and again answered so", async () => {
    const dialog = await openDialog();
    const { id } = dialog.action;
    const result = await answerDialog(dialog, "confirmed");
    expect(result).toMatchObject({ id, answer: "confirmed" });
    expect(await dialog.shop.orders()).toEqual([]);
    for (const _time of [1, 2]) expect(await postResult(dialog, result)).toMatchObject({ Success: true });
    const [placed, ...others] = await dialog.shop.orders();
    expect(placed).toMatchObject({ posts: 2, card: { type: "visa", last4: "3220" } });
    expect(placed?.document).not.toHaveProperty("ActionResult");
    expect(others).toEqual([]);
  });

  it("two results at once place one order", async () => {
    const dialog = await openDialog();
    const result = await answerDialog(dialog, "confirmed");
    const answers = await Promise.all([postResult(dialog, result), postResult(dialog, result)]);
    for (const answer of answers) expect(answer).toMatchObject({ Success: true });
    expect(await dialog.shop.orders()).toHaveLength(1);
  });

  it.each([
    ["its holder refuses", agreeing, "refused"],
    ["the bank refuses", refusing, "confirmed"],
  ])("the card is declined if %s, and another pays under the same UDID", async (_case, card, answer) => {
    const dialog = await openDialog(card);
    const result = await answerDialog(dialog, answer);
    for (const _time of [1, 2]) expect(await postResult(dialog, result)).toMatchObject(declined);
    expect(await post(dialog.shop, { Card: dialog.Card })).toMatchObject({ Status: { Code: "card-declined" } });
    expect(await post(dialog.shop, { Card: await tokenOf(dialog.shop, visa) })).toMatchObject({ Success: true });
    expect(await dialog.shop.orders()).toMatchObject([{ card: { last4: "1111" } }]);
  });

  it("asks the same again while nobody has answered: without a card, and with the same token", async () => {
    const dialog = await openDialog();
    for (const more of [{}, { Card: dialog.Card }]) {
      const answer = await post(dialog.shop, more);
      expect(answer).toMatchObject({ Status: { Code: "action-needed" }, Action: dialog.action });
    }
    await answerDialog(dialog, "confirmed");
    expect(await post(dialog.shop, { Card: dialog.Card })).toMatchObject({ Success: true });
  });

  it("the order is placed where the result got lost with the page", async () => {
    const dialog = await openDialog();
    await answerDialog(dialog, "confirmed");
    expect(await postResult(dialog)).toMatchObject({ Success: true });
  });

  it("the order is placed once where the answer to the result got lost", async () => {
    const dialog = await openDialog();
    const result = await answerDialog(dialog, "confirmed");
    const fault = { match: "POST /api/trackingorders", drop: true, after: true };
    await dialog.shop.send("POST", "/sandbox/faults", fault);
    await expect(postResult(dialog, result)).rejects.toThrow();
    expect(await postResult(dialog, result)).toMatchObject({ Success: true });
    expect(await dialog.shop.orders()).toMatchObject([{ posts: 2 }]);
  });

  it("a result that a page has made up is refused, and the bank's own counts", async () => {
    const dialog = await openDialog();
    const { id } = dialog.action;
    const made = [{ id, answer: "confirmed" }, { id: "another", answer: "confirmed" }, "confirmed", [], 0];
    for (const result of made) expect(await postResult(dialog, result)).toMatchObject(declined);
    expect(await answerDialog(dialog, "refused")).toMatchObject({ answer: "refused" });
    await answerDialog(dialog, "confirmed");
    expect(await postResult(dialog, { id, answer: "confirmed" })).toMatchObject(declined);
    expect(await dialog.shop.orders()).toEqual([]);
  });

  it("a result of another order's question is refused, and this one's places it", async () => {
    const dialog = await openDialog();
    const result = await answerDialog(dialog, "confirmed");
    const other = { ...burgerOrder, UDID: "burger-2", ActionResult: result };
    expect(await post(dialog.shop, {}, other)).toMatchObject(declined);
    expect(await postResult(dialog, { ...result, id: "another" })).toMatchObject(declined);
    expect(await postResult(dialog, result)).toMatchObject({ Success: true });
    expect(await dialog.shop.orders()).toHaveLength(1);
  });

  it("nobody else is told of the question", async () => {
    const dialog = await openDialog();
    const person = { OnlineOrderUserIdentifier: "g-thief", GuestIdentifier: "g-thief" };
    const answer = await postResult(dialog, null, person);
    expect(answer).not.toHaveProperty("Action");
    expect(answer).toMatchObject({ Success: false });
  });

  it("another way to pay places it before the answer, and then nothing is charged", async () => {
    const dialog = await openDialog();
    expect(await postResult(dialog, undefined, inCash)).toMatchObject({ Success: true, Status: { Message: "" } });
    const result = await answerDialog(dialog, "confirmed");
    const payments = JSON.parse((await dialog.shop.get("/sandbox/payments")).text);
    expect(payments).toMatchObject([{ kind: "card", state: "failed" }]);
    expect(await postResult(dialog, result)).toMatchObject({ Success: true });
    expect(await dialog.shop.orders()).toMatchObject([{ card: null, posts: 2 }]);
  });

  it("after the answer, another way to pay places it by the card", async () => {
    const dialog = await openDialog();
    await answerDialog(dialog, "confirmed");
    expect(await postResult(dialog, undefined, inCash)).toMatchObject({
      Success: true,
      Status: { Code: "already-paid" },
    });
    expect(await dialog.shop.orders()).toMatchObject([{ card: { last4: "3220" } }]);
  });

  it("isn't the way of a token of ours: that one needs ReturnUrl and leads to the bank's page", async () => {
    const shop = await openShop();
    const { ForceUseSandboxPayment: _, ...Card } = agreeing;
    const { Token, CardType, ElidedPan } = await shop.call("POST", "cards/token", { ...asked, Card });
    const token = { CardHolder: "", CardToken: Token, CardType, ElidedPan };
    for (const _time of [1, 2]) {
      expect(await post(shop, { Card: token, ReturnUrl: back })).toMatchObject({
        Status: { Code: "action-needed" },
        Action: { kind: "redirect" },
      });
    }
    expect(await answerBank(shop, "Confirm")).toBe("SUCCESS");
    expect(await post(shop)).toMatchObject({ Success: true });
  });

  it.each([
    ["answer", { id: "nobody", answer: "confirmed" }],
    ["answer", { id: "", answer: "confirmed" }],
    ["answer", { answer: "perhaps" }],
    ["token", {}],
  ])("the provider takes nothing else: %s %j", async (path, body) => {
    const shop = await openShop();
    expect((await shop.askProvider(path, body)).status).toBe(400);
    expect((await shop.askProvider(path, body, { Origin: "https://shop.example" })).status).toBe(403);
  });
});
