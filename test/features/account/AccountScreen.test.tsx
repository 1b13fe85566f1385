// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { StoredCard } from "../../../src/domain/customer/customer.ts";
import type { ProfileAddress } from "../../../src/domain/customer/profile.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { bourkeSt } from "../../support/buildMaps.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";
import { goodCard } from "../checkout/checkoutFixture.tsx";
import { openAccount } from "./accountFixture.tsx";

const position = { latitude: -37.8, longitude: 144.9 };
const home: ProfileAddress = {
  street: "5/125 Bourke St",
  suburb: "Melbourne",
  postcode: "3000",
  state: "VIC",
  instructions: "Ring twice",
  phone: "0391234567",
  position,
};
const saved = "Profile saved successfully.";

describe("My Account", () => {
  it("asks a guest to log in, and opens after the login", async () => {
    const account = await openAccount(null);
    expect(account.root().querySelector("form")).toBeNull();
    act(() => account.signIn.signIn(buildMember()));
    expect(account.field("First name").value).toBe("Mei");
  });

  it("shows the member's name, e-mail, points and address", async () => {
    const account = await openAccount({ address: home, points: 1 });
    expect(account.root().querySelector("header")?.textContent).toBe("My Account1 pointMei Linmei@example.com");
    expect([account.field("Email").value, account.field("Email").readOnly]).toEqual(["mei@example.com", true]);
    expect(account.field("Street address").value).toBe("5/125 Bourke St");
    expect(account.field("Phone for deliveries").value).toBe("0391234567");
    expect(account.field<HTMLSelectElement>("State").value).toBe("VIC");
  });

  it.each([
    ["right-to-left overrides", "\u202Eevil\u2066 Mei"],
    ["markup", "<img src=x onerror=alert(1)><b>Mei</b>"],
    ["emoji", "👩🏽‍🍳🍜"],
    ["ten thousand letters", "M".repeat(10_000)],
  ])("shows a name of %s as isolated text", async (_what, firstName) => {
    const account = await openAccount({ firstName, lastName: "Lin" });
    const names = [...account.root().querySelectorAll("header bdi")].map((each) => each.textContent);
    expect(names).toEqual([`${firstName} Lin`, "mei@example.com"]);
    expect(account.root().querySelector("header img, header b")).toBeNull();
    expect(account.field("First name").value).toBe(firstName);
  });

  it("shows an error instead of an empty form until the profile can be read", async () => {
    const account = await openAccount({ isRead: false, points: 0, phone: "" });
    expect(account.root().querySelector('[role="alert"]')?.textContent).toContain(
      "We can't show your details right now.",
    );
    expect([account.root().querySelector("form"), account.text().includes("point")]).toEqual([null, false]);
    expect(account.text()).not.toContain("My cards");
    await account.press("Try again");
    expect(account.button("Try again").disabled).toBe(false);
    account.profiles.document = { phone: "0491570156", points: 12 };
    await account.press("Try again");
    expect([account.field("Phone").value, account.text().includes("12 points")]).toEqual(["0491570156", true]);
  });

  it("saves what was typed, and confirms it for two seconds", async () => {
    const account = await openAccount({ address: home });
    account.fill({ "First name": " Meiling ", Phone: "+61 (3) 9012-3456" });
    await account.press("Save changes");
    expect(account.profiles.sent).toEqual([
      { kind: "save", profile: { firstName: "Meiling", lastName: "Lin", phone: "+61390123456", address: home } },
    ]);
    expect(account.field("First name").disabled).toBe(true);
    await account.press("Save changes");
    expect(account.profiles.sent).toHaveLength(1);
    await account.answer({ kind: "saved" });
    expect(account.field("First name").value).toBe("Meiling");
    expect(account.text()).toContain(saved);
    act(() => account.passTime(2_000));
    expect(account.text()).not.toContain(saved);
  });

  it.each([
    [{ kind: "refused", message: "We don't know this customer." } as const, "We don't know this customer."],
    [{ kind: "refused", message: "" } as const, "Something is wrong."],
    [{ kind: "no-answer" } as const, "Network Error ...!"],
    [{ kind: "signed-out" } as const, "Please log in again, then try once more."],
  ])("says why nothing was saved and keeps what was typed: %o", async (answer, words) => {
    const account = await openAccount();
    account.fill({ "First name": "Ada" });
    await account.press("Save changes");
    await account.answer(answer);
    expect(account.root().querySelector('[role="alert"]')?.textContent).toBe(words);
    expect(account.field("First name").value).toBe("Ada");
  });

  it("saves nothing if the code for it can't be loaded", async () => {
    const account = await openAccount();
    serve(account.store, { loadProfiles: () => Promise.reject(new Error("offline")) });
    await account.press("Save changes");
    expect(account.text()).toContain("Network Error ...!");
  });

  it("sends nothing and says so if the device is offline", async () => {
    const account = await openAccount();
    const { connection } = account.store.get(servicesAtom);
    serve(account.store, { connection: { ...connection, isOffline: () => true } });
    account.fill({ "First name": "Ada" });
    await account.press("Save changes");
    expect(account.root().querySelector('[role="alert"]')?.textContent).toBe("You're offline. Nothing was sent.");
    expect([account.profiles.sent, account.field("First name").value]).toEqual([[], "Ada"]);
  });

  it("S41: requires names, a phone number as in an order and a complete address", async () => {
    const account = await openAccount();
    account.fill({ "First name": " ", "Last name": "", Phone: "call me", Suburb: "Me", Postcode: "30o0" });
    account.fill({ "Phone for deliveries": "none" });
    await account.press("Save changes");
    for (const words of [
      "Enter your first name.",
      "Enter your last name.",
      "Enter an Australian phone number like 0412 345 678.",
      "The Street Address field is required.",
      "Enter at least three letters of your suburb.",
      "The Postcode field format is invalid.",
      "Choose your state.",
    ])
      expect(account.text()).toContain(words);
    expect(account.profiles.sent).toEqual([]);
    expect(account.root().activeElement).toBe(account.field("First name"));
  });

  it("saves an address from maps with its position, a typed one without, or none", async () => {
    const account = await openAccount();
    account.maps.places.push(bourkeSt);
    account.fill({ "Street address": "5/125 Bou" });
    act(() => account.passTime(250));
    await account.settle();
    click(account.root().querySelector('[role="option"]') as Element);
    await account.settle();
    await account.press("Save changes");
    const taken = { street: "5/125 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" };
    expect(account.profiles.sent.at(-1)).toMatchObject({
      profile: { address: { ...taken, position: bourkeSt.found.position } },
    });
    await account.answer({ kind: "saved" });
    account.fill({ "Street address": "1 High St" });
    await account.press("Save changes");
    expect(account.profiles.sent.at(-1)).toMatchObject({ profile: { address: { position: null } } });
    await account.answer({ kind: "saved" });
    account.fill({ "Street address": "", Suburb: "", Postcode: "" });
    account.choose("State", "");
    await account.press("Save changes");
    expect(account.profiles.sent.at(-1)).toMatchObject({ profile: { address: null } });
  });

  it("keeps unsaved input while the member visits another page, but not for another member", async () => {
    const account = await openAccount();
    account.fill({ "First name": "Ada", Suburb: "Carlton" });
    await account.leaveAndReturn();
    expect([account.field("First name").value, account.field("Suburb").value]).toEqual(["Ada", "Carlton"]);
    act(() => account.signIn.signIn(buildMember({ uid: "noor", firstName: "Noor" })));
    expect([account.field("First name").value, account.field("Suburb").value]).toEqual(["Noor", ""]);
  });
});

const visa: StoredCard = { identifier: "card-1", type: "visa", lastDigits: "1111" };

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

  it("send nothing while a field is invalid, and forget the typed card when the dialog closes (R37)", async () => {
    const account = await openAccount();
    await account.press("Add card");
    await account.press("Save card");
    expect(account.text()).toContain("Number of Card Info field is required.");
    expect(account.profiles.sent).toEqual([]);
    account.fill(goodCard);
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

  it("R88, R98: say that they wait after ten seconds, and that the request goes on if the dialog is closed", async () => {
    const account = await openAccount({ storedCards: [visa, { ...visa, identifier: "card-2", lastDigits: "2222" }] });
    await account.press("Remove card ending 1111");
    await account.press("Remove card");
    expect(account.dialog()?.textContent).not.toContain("Still waiting");
    act(() => account.passTime(10_000));
    expect(account.dialog()?.textContent).toContain("Still waiting for an answer.");
    expect(account.dialog()?.textContent).not.toContain("Keep card");
    const [, close] = account.dialog()?.querySelectorAll("button") ?? [];
    click(close as Element);
    await account.press("Remove card ending 2222");
    await account.answer({ kind: "saved" });
    expect(account.dialog()?.textContent).toContain("Visa ending 2222");
    expect(listed(account)).toEqual(["Visa•••• 2222", "+ Add card"]);
  });

  it("R98: show no failure of an earlier visit", async () => {
    const account = await openAccount();
    account.fill({ "First name": "Meiling" });
    await account.press("Save changes");
    await account.answer({ kind: "refused", message: "We can't save this." });
    expect(account.text()).toContain("We can't save this.");
    await account.leaveAndReturn();
    expect(account.text()).not.toContain("We can't save this.");
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
