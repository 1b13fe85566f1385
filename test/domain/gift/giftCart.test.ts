import { describe, expect, it } from "vitest";
import {
  addGifts,
  editGift,
  emptyGiftCart,
  expireGifts,
  type GiftLine,
  giftCartOf,
  giftRoom,
  setGiftQuantity,
} from "../../../src/domain/gift/giftCart.ts";
import { checkGiftMessage } from "../../../src/domain/gift/giftMessage.ts";
import { refreshGifts } from "../../../src/domain/gift/refreshGifts.ts";
import { soldGiftCards } from "../../../src/domain/gift/soldGiftCards.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { buildGiftCard, buildGiftLine, buildGiving } from "../../support/buildGifts.ts";

const hourMs = 3_600_000;
const start = buildGiftLine().addedAt;
const later = (hours: number): Instant => instant(start + hours * hourMs);
const shown = (lines: readonly GiftLine[]) => lines.map(({ id, quantity }) => `${id} ×${quantity}`);

function cartAfter(answer: ReturnType<typeof addGifts>) {
  if (answer.kind !== "changed") throw new Error("The gift cart is full.");
  return answer.cart;
}

const ming = buildGiftLine({ id: "ming" });
const lan = buildGiftLine({ id: "lan", giving: buildGiving({ to: "Lan", email: "lan@example.com" }) });

describe("R71: a gift cart", () => {
  it("takes one line for each recipient of a card", () => {
    expect(shown(cartAfter(addGifts(emptyGiftCart, [ming, lan])).lines)).toEqual(["ming ×1", "lan ×1"]);
  });

  it.each([
    ["another name", { to: "Ming Wei" }],
    ["another address", { email: "ming@example.org" }],
    ["another giver", { from: "Omar" }],
    ["another message", { message: "Happy birthday" }],
  ])("keeps lines separate that differ in %s", (_what, giving) => {
    const other = buildGiftLine({ id: "other", giving: buildGiving(giving) });
    expect(cartAfter(addGifts({ lines: [ming] }, [other])).lines).toHaveLength(2);
  });

  it("keeps different cards for the same recipient separate", () => {
    const other = buildGiftLine({ id: "other", card: buildGiftCard({ productId: "gift-100" }) });
    expect(cartAfter(addGifts({ lines: [ming] }, [other])).lines).toHaveLength(2);
  });

  it("merges equal lines, with the age of the newer one", () => {
    const again = buildGiftLine({ id: "again", quantity: 2, addedAt: later(3) });
    const { lines } = cartAfter(addGifts({ lines: [ming, lan] }, [again]));
    expect(shown(lines)).toEqual(["ming ×3", "lan ×1"]);
    expect(lines[0]?.addedAt).toBe(later(3));
  });

  it("holds 20 of a card, over all its recipients; of several lines it adds all or none", () => {
    const full = { lines: [buildGiftLine({ id: "ming", quantity: 19 })] };
    expect(addGifts(full, [lan, buildGiftLine({ id: "more", giving: buildGiving({ to: "Bo" }) })])).toEqual({
      kind: "too-many",
      room: 1,
    });
    expect(setGiftQuantity(full, "ming", 21)).toEqual({ kind: "too-many", room: 20 });
    expect(shown(cartAfter(setGiftQuantity(full, "ming", 20)).lines)).toEqual(["ming ×20"]);
    expect(giftRoom(full, "gift-50")).toBe(1);
    expect(giftRoom(full, "gift-100")).toBe(20);
  });

  it("removes a line at a quantity of 0", () => {
    expect(shown(cartAfter(setGiftQuantity({ lines: [ming, lan] }, "ming", 0)).lines)).toEqual(["lan ×1"]);
  });

  it("keeps an edited line's position and age, and merges it with an equal one", () => {
    const moved = buildGiftLine({ ...lan, id: "new", quantity: 2, addedAt: later(1) });
    const { lines } = cartAfter(editGift({ lines: [ming, lan] }, "ming", moved));
    expect(shown(lines)).toEqual(["ming ×3"]);
    expect(lines[0]?.giving.email).toBe("lan@example.com");
    expect(lines[0]?.addedAt).toBe(start);
  });

  it("adds an edited line again if it was removed meanwhile", () => {
    expect(shown(cartAfter(editGift({ lines: [lan] }, "ming", ming)).lines)).toEqual(["lan ×1", "ming ×1"]);
  });

  it("drops each line ten hours after it was added", () => {
    const cart = { lines: [ming, { ...lan, addedAt: later(1) }] };
    expect(expireGifts(cart, instant(later(10) - 1))).toBe(cart);
    expect(shown(expireGifts(cart, later(10)).lines)).toEqual(["lan ×1"]);
    expect(shown(expireGifts(cart, later(11)).lines)).toEqual([]);
  });

  it("built from stored lines, merges equal lines, keeps each id once and holds at most 20 of a card", () => {
    const many = buildGiftLine({ id: "lan", quantity: 19, giving: lan.giving });
    expect(shown(giftCartOf([ming, { ...ming, id: "twin" }, ming, many]).lines)).toEqual(["ming ×2", "lan ×18"]);
  });
});

describe("a gift cart when the sold cards change", () => {
  it("reports a card that is gone and a new price", () => {
    const gone = buildGiftLine({ id: "gone", card: buildGiftCard({ productId: "gone", name: "Massage" }) });
    const dearer = buildGiftCard({ price: cents(6_000) });
    const { cart, notices } = refreshGifts({ lines: [ming, lan, gone] }, [dearer]);
    expect(cart.lines.map(({ card }) => card.price)).toEqual([6_000, 6_000]);
    expect(notices).toEqual([
      { kind: "new-price", name: "Fifty dollars" },
      { kind: "gone", name: "Massage" },
    ]);
  });

  it("changes nothing if nothing has changed", () => {
    const cart = { lines: [ming, lan] };
    expect(refreshGifts(cart, [buildGiftCard()])).toEqual({ cart, notices: [] });
    expect(refreshGifts(cart, [buildGiftCard()]).cart).toBe(cart);
  });
});

describe("R71: the gift cards that are sold", () => {
  const cards = [buildGiftCard()];
  const other = [buildGiftCard({ productId: "gift-100" })];
  const always = (menuId: string) => [{ menuId, weekday: null, starts: 0, ends: 0 }];

  it.each([
    ["the served menu's", [{ id: "Night", times: always("Night"), texts: {}, cards: other }], other],
    [
      "DefaultMenu's, if the served one has none",
      [{ id: "Night", times: always("Night"), texts: {}, cards: [] }],
      cards,
    ],
    ["DefaultMenu's, if no other is served", [{ id: "Night", times: [], texts: {}, cards: other }], cards],
  ])("are %s", (_what, others, sold) => {
    expect(
      soldGiftCards([{ id: "DefaultMenu", times: [], texts: {}, cards }, ...others], start, "Australia/Sydney"),
    ).toEqual(sold);
  });

  it("are none without a menu", () => {
    expect(soldGiftCards([], start, "Australia/Sydney")).toEqual([]);
  });
});

describe("the giver and the recipient", () => {
  const typed = { to: " Ming ", email: " ming@example.com ", from: "", message: "A\u202eB" };

  it("need only the recipient's e-mail", () => {
    expect(checkGiftMessage(typed)).toEqual({
      ok: true,
      value: { to: "Ming", email: "ming@example.com", from: "", message: "AB" },
    });
  });

  it.each([
    ["no e-mail", { email: " " }, { email: "required" }],
    ["no valid e-mail", { email: "ming" }, { email: "invalid" }],
    ["a message of 301", { message: "m".repeat(301) }, { message: "too-long" }],
    ["a giver's name of 101", { from: "m".repeat(101) }, { from: "too-long" }],
    ["a name of 101", { to: "m".repeat(101) }, { to: "too-long" }],
  ])("may not have %s", (_what, change, problem) => {
    expect(checkGiftMessage({ ...typed, ...change })).toMatchObject({ ok: false, problems: problem });
  });

  it("may have a message of 300", () => {
    expect(checkGiftMessage({ ...typed, message: "m".repeat(300) }).ok).toBe(true);
  });
});
