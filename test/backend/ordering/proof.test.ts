import { describe, expect, it } from "vitest";
import { idTokenHeader } from "../../../widget-demo/backend/configuration.ts";
import { call, knownKey, unsigned } from "../signin/signinFixture.ts";
import { burgerOrder, guest, openShop, type Shop, visa } from "./orderFixture.ts";

const members = { ...burgerOrder, OnlineOrderUserIdentifier: "mei", GuestIdentifier: null, RewardPoints: 1 };
const cancellation = { StoreID: 907, OnlineOrderUserIdentifier: "mei" };
const profile = { DisplayName: "Mei Lin", Email: "mei@example.com", HQCompanyID: 7 };
const otherAccount = { uid: "lee", email: "lee@example.com", password: "order-me-2", displayName: "Lee" };
const loginFirst = "Please log in again, then try once more.";

/** Mei has a card and an order that the store has accepted; Lee also has an account. */
async function openMembersShop(state?: string): Promise<Shop & { readonly asMei: object }> {
  const accounts = [{ ...otherAccount, uid: "mei", email: "mei@example.com", password: "order-me-1" }, otherAccount];
  const shop = await openShop({ files: { "data/accounts.json": accounts }, ...(state && { state }) });
  const asMei = await shop.signIn();
  const card = { ElidedPan: "............1111", CardType: "visa", CardIdentifier: "c1" };
  shop.documents.set("Users/mei", { DisplayName: "Mei", StoredCards: [card] });
  await shop.post({ ...members, UDID: "mine" }, { Card: visa }, asMei);
  await shop.send("POST", "/sandbox/orders/mine/status", { OnlineOrderStatus: 9 });
  return { ...shop, asMei };
}

const acts = [
  ["an order", "POST", "trackingorders/next", { TrackingOrder: { ...members, UDID: "next" }, Card: visa }],
  ["an order that was placed before", "POST", "trackingorders/mine", { TrackingOrder: { ...members, UDID: "mine" } }],
  ["a cancellation", "PUT", "trackingorders/mine/status/12", cancellation],
  ["a profile", "POST", "customers/mei", profile],
  ["a card", "POST", "customers/mei/storecard", { HQCompanyID: 7, ...visa }],
  ["a card's removal", "DELETE", "customers/mei/storecard/c1", undefined],
] as const;

describe.each(acts)("R63: %s for a member", (_name, method, path, body) => {
  it("is refused without that member's token, and changes nothing", async () => {
    const { state, tokenOf } = knownKey();
    const shop = await openMembersShop(state());
    const before = shop.documents.paths().map((each) => [each, shop.documents.read(each)]);
    const foreign: readonly (readonly [string, string])[] = [
      ["no token", "mei"],
      ["an unsigned one", unsigned(JSON.parse(atob(tokenOf("mei").split(".")[1] ?? "")))],
      ["one of another key", knownKey(9).tokenOf("mei", 0, 1)],
      ["another member's", tokenOf("lee")],
      ["an old one", tokenOf("mei", 3601, 1)],
      ["of no account", tokenOf("somebody")],
      ["of a session that a new password has ended", tokenOf("mei", 60)],
    ];
    await call(shop, "update", { idToken: Object.values(shop.asMei)[0], password: "another-1" });
    for (const [whose, token] of [["nobody's", null] as const, ...foreign]) {
      const headers = token === null ? {} : { [idTokenHeader]: token };
      const answer = await shop.call(method, path, body, headers);
      expect([whose, answer.status, answer.Status.Message]).toEqual([whose, 401, loginFirst]);
      expect(answer.Status.Detail).toContain(idTokenHeader);
    }
    expect(shop.documents.paths().map((each) => [each, shop.documents.read(each)])).toEqual(before);
  });

  it("succeeds with it", async () => {
    const shop = await openMembersShop();
    expect(await shop.call(method, path, body, shop.asMei)).toMatchObject({ status: 200, Success: true });
  });
});

describe("a guest's order", () => {
  const posted = (identifiers: object) => ({ ...burgerOrder, UDID: "g1", ...identifiers });
  it.each([
    ["with the id of a member who only has an account", { OnlineOrderUserIdentifier: "lee", GuestIdentifier: "lee" }],
    ["with the id of a member", { OnlineOrderUserIdentifier: "mei", GuestIdentifier: "mei" }],
    ["with two different ids", { OnlineOrderUserIdentifier: "mei", GuestIdentifier: "g-5f" }],
    ["with blank ids", { OnlineOrderUserIdentifier: " \t", GuestIdentifier: " \t" }],
    ["with an id that contains a space", { OnlineOrderUserIdentifier: "g 5f", GuestIdentifier: "g 5f" }],
    ["with an id that contains a slash", { OnlineOrderUserIdentifier: "g/5f", GuestIdentifier: "g/5f" }],
  ])("is refused %s, signed in or not, with a message for the diner", async (_name, identifiers) => {
    const shop = await openMembersShop();
    for (const headers of [{}, shop.asMei]) {
      const answer = await shop.post(posted(identifiers), { Card: visa, GuestUser: guest }, headers);
      expect(answer).toMatchObject({ status: 200, Success: false });
      expect(answer.Status.Message).toBe("Something went wrong. Please reload the page and try again.");
      expect(answer.Status.Detail).toContain("Identifier");
    }
    expect(await shop.orders()).toHaveLength(1);
    expect(shop.documents.paths().filter((path) => path.startsWith("GuestUsers/"))).toEqual([]);
  });

  it("may also be posted by a signed-in member", async () => {
    const shop = await openMembersShop();
    expect(await shop.post(posted({}), { Card: visa }, shop.asMei)).toMatchObject({ Success: true });
  });
});
