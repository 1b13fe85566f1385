// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import type { StoredCard } from "../../../src/domain/customer/customer.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { goodCard } from "../checkout/checkoutFixture.tsx";
import { openAccount } from "./accountFixture.tsx";

const visa: StoredCard = { identifier: "card-1", type: "visa", lastDigits: "1111" };

afterEach(() => vi.unstubAllGlobals());

type Account = Awaited<ReturnType<typeof openAccount>>;

const listed = (account: Account) => [...account.root().querySelectorAll("li")].map((item) => item.textContent);

async function typeCard() {
  const account = await openAccount();
  await account.press("Add card");
  account.fill(goodCard);
  return account;
}

const typedNumber = ({ store }: Account) => store.get(typedCardAtom).number;

describe("stored cards", () => {
  it("are listed with brand and last digits", async () => {
    const account = await openAccount({ storedCards: [visa, { ...visa, identifier: "2", type: "mastercard" }] });
    expect(listed(account)).toEqual(["Visa•••• 1111", "Mastercard•••• 1111", "+ Add card"]);
  });

  it("accept a new card, with the member as its holder by default", async () => {
    const account = await typeCard();
    expect(account.field("Card holder").value).toBe("Mei Lin");
    await account.press("Save card");
    expect(account.profiles.sent).toMatchObject([
      { kind: "add", card: { holder: "Mei Lin", number: "4111111111111111", expiryYear: 2030, cvv: "123" } },
    ]);
    await account.answer({ kind: "saved" });
    expect([account.dialog(), typedNumber(account)]).toEqual([null, ""]);
    expect(listed(account)).toEqual(["Visa•••• 1111", "+ Add card"]);
  });

  it("send nothing while a field is invalid", async () => {
    const account = await openAccount();
    await account.press("Add card");
    await account.press("Save card");
    expect(account.text()).toContain("Number of Card Info field is required.");
    expect(account.profiles.sent).toEqual([]);
  });

  it("R37: forget the typed card when the dialog closes", async () => {
    const account = await typeCard();
    await account.press("Close");
    expect([account.dialog(), typedNumber(account)]).toEqual([null, ""]);
  });

  it.each([
    [{ kind: "refused", message: "Your card was declined." } as const, "Your card was declined."],
    [{ kind: "no-answer" } as const, "Network Error ...!"],
  ])("show in the dialog why a card was refused, and forget it: %o", async (answer, words) => {
    const account = await typeCard();
    await account.press("Save card");
    await account.answer(answer);
    expect(account.dialog()?.querySelector('[role="alert"]')?.textContent).toBe(words);
    expect(typedNumber(account)).toBe("");
    expect(account.root().activeElement).toBe(account.field("Card number"));
  });

  it("are removed after a confirmation", async () => {
    const account = await openAccount({ storedCards: [visa] });
    await account.press("Remove card ending 1111");
    expect(account.dialog()?.textContent).toContain("Visa ending 1111");
    await account.press("Keep card");
    expect([account.dialog(), account.profiles.sent]).toEqual([null, []]);
    await account.press("Remove card ending 1111");
    await account.press("Remove card");
    await account.press("Remove card");
    expect(account.profiles.sent).toEqual([{ kind: "remove", identifier: "card-1" }]);
    await account.answer({ kind: "saved" });
    expect([account.dialog(), listed(account)]).toEqual([null, ["+ Add card"]]);
    expect(account.root().activeElement).toBe(account.button("Add card"));
  });

  it("are kept if the backend refuses to remove one, and the dialog shows the reason", async () => {
    const account = await openAccount({ storedCards: [visa] });
    await account.press("Remove card ending 1111");
    await account.press("Remove card");
    await account.answer({ kind: "refused", message: "We can't find this card." });
    expect(account.dialog()?.querySelector('[role="alert"]')?.textContent).toBe("We can't find this card.");
    expect(listed(account)).toEqual(["Visa•••• 1111", "+ Add card"]);
  });
});
