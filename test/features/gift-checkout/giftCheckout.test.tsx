// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { StoredCard } from "../../../src/domain/customer/customer.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { GiftCheckoutScreen } from "../../../src/features/gift-checkout/GiftCheckoutScreen.tsx";
import { followJoining, memberPromptPart } from "../../../src/features/membership/memberPromptPart.ts";
import { GiftThankYouScreen } from "../../../src/features/order/GiftThankYouScreen.tsx";
import { memberPromptPartAtom } from "../../../src/parts/member-prompt/memberPromptPart.atoms.ts";
import { typedAccountAtom } from "../../../src/state/customer/accountForms.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { addGiftsAtom } from "../../../src/state/gift/giftCart.actions.ts";
import { boughtGiftsAtom } from "../../../src/state/gift/giftCart.atoms.ts";
import { openGiftAtom } from "../../../src/state/gift/openGift.atoms.ts";
import { giftCheckoutTotalAtom } from "../../../src/state/gift/pricedGifts.atoms.ts";
import { offeredPaymentsAtom, paymentAtom } from "../../../src/state/payment/payment.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { patty } from "../../state/cart/cartFixture.ts";
import { visa } from "../../state/gift/giftFixture.ts";
import { buildAccounts } from "../../support/buildAccounts.ts";
import { buildGiving } from "../../support/buildGifts.ts";
import { serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { type } from "../../ui/render.tsx";
import { dinner, fifty, giftShop, type ShownGifts, showGifts } from "../gift/giftFixture.tsx";

const buyer = {
  "First name": "Noor",
  "Last name": "Abbot",
  Email: "noor@example.com",
  Phone: "0412 345 678",
};
const card = { "Card number": "4111 1111 1111 1111", "Expiry date": "12/30", CVV: "123" };

const now = instant(1_793_900_000_000);

type Given = Parameters<typeof showGifts>[0];

async function turn(): Promise<void> {
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}

/** The checkout with a $50 card for Mei and a $180 dinner, and a Visa surcharge of 1.5%. */
async function checkout(given: Given = {}): Promise<ShownGifts> {
  vi.stubGlobal("isSecureContext", true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const shown = await showGifts({ content: <GiftCheckoutScreen />, ...given, isCharged: true });
  act(() => {
    shown.store.set(addGiftsAtom, { card: fifty, quantity: 1, givings: [buildGiving()] });
    shown.store.set(addGiftsAtom, { card: dinner, quantity: 1, givings: [buildGiving({ email: "li@example.com" })] });
  });
  await turn();
  return shown;
}

function fill({ named }: ShownGifts, values: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(values)) type(named("input", label), text);
}

async function filled(given?: Given): Promise<ShownGifts> {
  const shown = await checkout(given);
  fill(shown, { ...buyer, ...card });
  return shown;
}

const sums = ({ all }: ShownGifts) => all("dl > div").map(({ textContent }) => textContent);
const radios = ({ all }: ShownGifts) =>
  all('[role="radiogroup"] label:has([type="radio"])').map(({ textContent }) => textContent);

async function answer({ ordering }: ShownGifts, said: Parameters<ShownGifts["ordering"]["answer"]>[0]) {
  ordering.answer(said);
  await turn();
}

describe("the gift checkout", () => {
  it("R72: can be paid only by card, and shows the surcharge once the card is known, and tells the header its total", async () => {
    const shown = await checkout();
    expect(radios(shown)).toHaveLength(1);
    expect(sums(shown)).toEqual(["Subtotal$230.00", "Total$230.00", "GST included$0.00"]);
    fill(shown, card);
    expect(sums(shown)).toEqual([
      "Subtotal$230.00",
      expect.stringMatching(/surcharge\$3\.45$/),
      "Total$233.45",
      expect.stringMatching(/^GST included/),
    ]);
    expect(shown.named("button", "Pay now").textContent).toContain("$233.45");
    await turn();
    expect(shown.store.get(announcementsAtom)?.get("total")).toBe("Total $233.45");
    expect(shown.store.get(giftCheckoutTotalAtom)).toBe(23_345);
    fill(shown, { "Card number": "", "Expiry date": "", CVV: "" });
    await shown.press("Pay now");
    expect(shown.all('[aria-invalid="true"]').length).toBeGreaterThan(5);
    expect(shown.ordering.posted).toEqual([]);
  });

  it("R72: says whom to write to first if no answer came, and shows the order as it was sent", async () => {
    const shown = await filled();
    await shown.press("Pay now");
    await answer(shown, { kind: "no-answer" });
    expect(shown.find(".open-order").textContent).toContain(
      "Network Error ...! Please write to help@servery.example before you try again.",
    );
    expect(shown.find<HTMLAnchorElement>(".open-order a[href^='mailto']").getAttribute("href")).toBe(
      "mailto:help@servery.example",
    );
    const sent = shown.named("section", "Your order");
    expect([...sent.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Fifty dollars$50.00"),
      expect.stringContaining("Dinner for two$180.00"),
    ]);
    expect(sent.textContent).toContain("Total$233.45");
  });

  it("uses a member's details and stored card without asking", async () => {
    const stored: StoredCard = { identifier: "card-1", type: "visa", lastDigits: "1111" };
    const shown = await checkout();
    await act(async () => void serveMembers(shown, buildMember({ storedCards: [stored] })));
    expect(radios(shown)).toEqual([expect.stringMatching(/^Visa ending 1111/), expect.stringMatching(/^Card/)]);
    expect(shown.root.querySelector('[autocomplete="cc-number"]')).toBeNull();
    expect(sums(shown)).toContain("Total$233.45");
  });

  it("R33: shows a member's order in progress to nobody else on this device", async () => {
    const shown = await checkout();
    const signIn = await act(async () => serveMembers(shown, buildMember()));
    fill(shown, card);
    await shown.press("Pay now");
    await answer(shown, { kind: "no-answer" });
    expect(shown.named("section", "Your order").textContent).toContain("Dinner for two");
    await act(async () => signIn.signOut());
    expect(shown.find(".open-order").textContent).toContain("It was placed by a member who is not logged in now.");
    expect(shown.root.textContent).not.toContain("Dinner for two");
  });

  it("is one column on a phone, with the order folded and one button at the end", async () => {
    const shown = await checkout({ widthPx: 360 });
    expect(shown.find("summary > :first-child").textContent).toBe("2 gift cards · $230.00");
    expect(shown.find("details").contains(shown.find(".money-rows"))).toBe(true);
    expect(shown.all('[type="submit"]')).toHaveLength(1);
    expect(shown.root.querySelector(".checkout__card")).toBeNull();
  });

  it("sends nothing if the cards can't be read, keeps the cart visible, and offers a retry", async () => {
    const shown = await checkout({ cards: null });
    fill(shown, { ...buyer, ...card });
    const said = () => shown.root.textContent?.includes("The gift cards could not be loaded");
    expect(said()).toBe(true);
    expect(shown.named("section", "Cart").textContent).toContain("Dinner for two");
    await shown.press("Pay now");
    expect(shown.ordering.posted).toEqual([]);
    shown.gifts.set(giftShop([fifty, dinner], [visa]));
    await shown.press("Try again");
    expect(said()).toBe(false);
    expect(sums(shown)).toContain("Total$233.45");
    await shown.press("Pay now");
    expect(shown.ordering.posted).toHaveLength(1);
  });

  it("R71: says so if the store is out of operation, and sells nothing", async () => {
    const shown = await checkout({ store: { inOperation: false, closedMessage: "" } });
    expect(shown.root.textContent).toContain("Store is not in operation.");
    expect(shown.root.querySelector("form")).toBeNull();
    await shown.press("Back to gift cards");
    expect(shown.history.current()).toBe("/store/120/giftcards");
  });

  it("says that the cart is empty", async () => {
    const shown = await showGifts({ content: <GiftCheckoutScreen /> });
    await turn();
    expect(shown.root.textContent).toContain("Your cart is empty");
  });

  it("doesn't change the payment that is chosen for food", async () => {
    const shown = await checkout();
    const before = shown.store.get(offeredPaymentsAtom);
    expect(before.length).toBeGreaterThan(0);
    shown.store.set(paymentAtom, before.at(-1) ?? "card");
    fill(shown, card);
    expect(shown.store.get(paymentAtom)).toBe(before.at(-1));
  });
});

describe("after a gift card order", () => {
  it("the registration form has the buyer's name and e-mail, but no password (R35)", async () => {
    const shown = await filled();
    await shown.press("Pay now");
    await answer(shown, { kind: "taken", customerId: null });
    expect(shown.store.get(typedAccountAtom)).toEqual({
      firstName: "Noor",
      lastName: "Abbot",
      email: "noor@example.com",
      password: "",
      confirmPassword: "",
    });
  });

  it("R96: the guest is asked once to become a member, and reads what came of it beside what they bought", async () => {
    const shown = await checkout({
      store: { view: { ...patty.view, login: true } },
      content: (
        <>
          <GiftCheckoutScreen />
          <GiftThankYouScreen />
        </>
      ),
    });
    const signIn = buildSignIn(shown.device);
    const { accounts, profiles, membership, mailed } = buildAccounts(signIn);
    const loadAccounts = async () => accounts;
    serve(shown.store, { membership, loadAccounts, loadProfiles: async () => profiles, session: signIn.open() });
    act(() => {
      shown.store.set(followSessionAtom);
      shown.store.set(memberPromptPartAtom, memberPromptPart);
    });
    onTestFinished(followJoining(shown.store));
    fill(shown, { ...buyer, ...card });
    await turn();
    await shown.press("Pay now");
    expect(shown.ordering.posted).toEqual([]);
    await shown.press("Become member");
    expect(shown.ordering.posted).toHaveLength(1);
    await answer(shown, { kind: "taken", customerId: null });
    await turn();
    expect(mailed).toEqual(["noor@example.com"]);
    const thanks = shown.find(".thank-you__news").textContent;
    expect(thanks).toContain("We've emailed a link to noor@example.com");
    expect(thanks).toContain("Ming gets Fifty dollars ($50.00) at ming@example.com.");
    expect(thanks).toContain("Ming gets Dinner for two ($180.00) at li@example.com.");
  });

  it("the thank-you page leads to the menu and back to the gift cards, and invites nobody to become a member", async () => {
    const shown = await showGifts({ content: <GiftThankYouScreen />, store: { view: { ...patty.view, login: true } } });
    await turn();
    expect(shown.find("h1").textContent).toBe("Thank you");
    expect(shown.root.textContent).toContain(
      "A request has been sent. Please check your email to see the status of your order.",
    );
    expect(shown.all("a")).toEqual([]);
    await shown.press("Continue ordering");
    expect(shown.history.current()).toBe("/");
    await shown.press("Send another");
    expect(shown.history.current()).toBe("/store/120/giftcards");
    expect(shown.store.get(openGiftAtom)).toBeNull();
  });

  it.each([
    ["the same card", [fifty, fifty], fifty],
    ["the choice, after several kinds", [fifty, dinner], undefined],
  ])("Send another opens %s", async (_what, sent, opened) => {
    const shown = await showGifts({ content: <GiftThankYouScreen /> });
    const lines = sent.map((card, at) => ({ id: `${at}`, card, quantity: 1, giving: buildGiving(), addedAt: now }));
    await act(async () => shown.store.set(boughtGiftsAtom, lines));
    await shown.press("Send another");
    expect(shown.history.current()).toBe("/store/120/giftcards");
    expect(shown.store.get(openGiftAtom)?.card).toBe(opened);
  });

  it.each([
    ["Fifty dollars", 1, "Fifty dollars ($50.00)"],
    ["Gift card $50", 1, "Gift card $50"],
    ["Gift card $50", 2, "2 × Gift card $50 ($100.00)"],
  ])(
    "the thank-you page names a gift's sum once, and only the address without a name: %s, %i",
    async (name, quantity, words) => {
      const shown = await showGifts({ content: <GiftThankYouScreen /> });
      const line = { id: "1", card: { ...fifty, name }, quantity, giving: buildGiving({ to: "" }), addedAt: now };
      await act(async () => shown.store.set(boughtGiftsAtom, [line]));
      expect(shown.find(".thank-you__news").textContent).toContain(`ming@example.com gets ${words}.`);
    },
  );

  it("R96: the thank-you page shows the letter of a single gift", async () => {
    const shown = await showGifts({ content: <GiftThankYouScreen /> });
    const giving = buildGiving({ to: "Ana", email: "ana@example.com", from: "Noor", message: "<b>Happy</b> birthday" });
    const line = { id: "1", card: dinner, quantity: 2, giving, addedAt: now };
    await act(async () => shown.store.set(boughtGiftsAtom, [line]));
    const thanks = shown.find(".thank-you__news").textContent;
    expect(thanks).toContain("Ana gets 2 × Dinner for two ($360.00) at ana@example.com.");
    expect(thanks).toContain("Ana, a gift for you<b>Happy</b> birthdayFrom NoorDinner for two× 2");
    expect(shown.all(".thank-you__news b")).toEqual([]);
  });
});
