import { describe, expect, it } from "vitest";
import { giftOrder, openGiftShop, plainGiftOrder } from "./giftFixture.ts";
import { guest, type Shop, visa, withValue } from "./orderFixture.ts";

const declining = { Card: { ...visa, CardNumber: "4000000000000002" }, GuestUser: guest };
const giftsIn = (shop: Shop) => shop.mails().filter(({ kind }) => kind === "gift-card");

describe("R72: the mails of a gift order", () => {
  it("are one per line to its recipient, which states the quantity, and the buyer's confirmation", async () => {
    const shop = await openGiftShop();
    await shop.post(giftOrder);
    const listed = JSON.parse((await shop.get("/sandbox/outbox")).text);
    expect(listed).toMatchObject([
      { kind: "order-confirmation", to: "noor@example.com" },
      { kind: "gift-card", to: "sam@example.com", subject: "2 gift cards from Quarter Deck" },
      { kind: "gift-card", to: "lee@example.com", subject: "A gift card from Quarter Deck" },
    ]);
    const [confirmation, sams, lees] = listed;
    expect(confirmation.text).toContain(
      "We have sent 2 × Gift card $50 for sam@example.com, 1 × Massage for lee@example.com.",
    );
    const url = `${shop.url.replace("localhost", "127.0.0.1")}order/store/907`;
    expect([sams.links, lees.links]).toEqual([[url], [url]]);
    expect(sams.text.split("\n\n")).toEqual([
      "Dear Sam,",
      "Noor has sent you 2 × Gift card $50 from Quarter Deck.",
      "Enjoy!\nSee you there.",
      `Show this email at Quarter Deck to use them. Gift cards can't pay for online orders yet. The menu: ${url}`,
    ]);
    expect(Object.keys(sams).sort()).toEqual(["kind", "links", "sentAt", "subject", "text", "to"]);
  });

  it("name the recipient and the giver only if the order does", async () => {
    const shop = await openGiftShop();
    const [line] = plainGiftOrder.OrderItems;
    await shop.post({ ...plainGiftOrder, OrderItems: [{ ...line, ToName: null, FromName: " ", Message: "" }] });
    expect(giftsIn(shop)[0]?.text.split("\n\n").slice(0, -1)).toEqual([
      "Hello,",
      "Somebody has sent you 2 × Gift card $50 from Quarter Deck.",
    ]);
  });

  it("R33: are sent once, however often the order is posted", async () => {
    const shop = await openGiftShop();
    await Promise.all([shop.post(giftOrder), shop.post(giftOrder), shop.post(giftOrder)]);
    expect(await shop.post(giftOrder)).toMatchObject({ Success: true });
    expect([giftsIn(shop).length, shop.mails().length]).toEqual([2, 3]);
    expect(await shop.orders()).toMatchObject([{ posts: 4 }]);
  });

  it("are sent once with the card whose answer never comes", async () => {
    const shop = await openGiftShop();
    const silent = { Card: { ...visa, CardNumber: "4000000000000119" }, GuestUser: guest };
    void shop.post(plainGiftOrder, silent).catch(() => undefined);
    await expect.poll(() => giftsIn(shop).length).toBe(1);
    await shop.post(plainGiftOrder, { GuestUser: guest });
    expect(giftsIn(shop)).toHaveLength(1);
  });

  it("aren't sent if the card was declined, nor when that order is posted again", async () => {
    const shop = await openGiftShop();
    for (const more of [declining, declining]) {
      expect(await shop.post(plainGiftOrder, more)).toMatchObject({ Success: false });
    }
    expect(shop.mails()).toEqual([]);
    expect(await shop.post({ ...plainGiftOrder, UDID: "gift-2" })).toMatchObject({ Success: true });
    expect(giftsIn(shop)).toHaveLength(1);
  });

  it("hold what was written as plain text, without invisible characters", async () => {
    const shop = await openGiftShop();
    const [line] = plainGiftOrder.OrderItems;
    const written = {
      ToName: "<b>Sam</b>\nBcc: eve@example.com",
      FromName: "N\u0000o\u202eor",
      Message: "<script>x</script>\r\n👩‍🍳 https://evil.example",
    };
    await shop.post({ ...plainGiftOrder, OrderItems: [{ ...line, ...written }] });
    const [mail] = giftsIn(shop);
    const [hello, told, message] = mail?.text.split("\n\n") ?? [];
    expect(hello).toBe("Dear <b>Sam</b> Bcc: eve@example.com,");
    expect(told).toMatch(/^Noor has sent you/);
    expect(message).toBe("<script>x</script>\n👩‍🍳 https://evil.example");
    expect(mail?.links).toEqual([expect.stringMatching(/\/order\/store\/907$/)]);
    expect(`${mail?.subject} ${mail?.to}`).not.toMatch(/[<\n]|eve/);
  });

  it.each(["noor@example.com\r\nBcc: all@example.com", "noor@example.com,all@example.com"])(
    "confirm nothing to %j, which isn't one address",
    async (email) => {
      const shop = await openGiftShop();
      const answer = await shop.post({ ...plainGiftOrder, ContactCustomer_Email_Address: email });
      expect(answer).toMatchObject({ Success: true });
      expect(shop.mails().map(({ to }) => to)).toEqual(["sam@example.com"]);
    },
  );

  it("thank the buyer on one line, without invisible characters", async () => {
    const shop = await openGiftShop();
    await shop.post({ ...plainGiftOrder, ContactCustomer_FirstName: "Noor\u202e.\r\n\nYour order\u0000" });
    expect(shop.mails()[0]?.text).toMatch(/^Thank you, Noor\. Your order\. Quarter Deck has your order .*$/);
  });

  it("accept every address that the storefront accepts", async () => {
    const shop = await openGiftShop();
    for (const [index, email] of ["o'brien@example.co.uk", "a+b@example.com", "méi@例子.公司"].entries()) {
      const order = withValue(plainGiftOrder, "OrderItems.0.ToEmail", email);
      expect(await shop.post({ ...order, UDID: `gift-${index}` })).toMatchObject({ Success: true });
    }
  });
});

it("completes a gift order once it is mailed, without the kitchen", async () => {
  const shop = await openGiftShop({ kitchen: true });
  await shop.post(plainGiftOrder);
  expect(await shop.orders()).toMatchObject([{ document: { OnlineOrderStatus: 5 } }]);
});
