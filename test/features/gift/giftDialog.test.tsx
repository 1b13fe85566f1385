// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { giveToMei, type ShownGifts, showGifts } from "./giftFixture.tsx";

const preview = ({ named }: ShownGifts) => named("section", "Preview").textContent;

async function openFifty(widthPx?: number): Promise<ShownGifts> {
  const shown = await showGifts(widthPx === undefined ? {} : { widthPx });
  await shown.press("Fifty");
  return shown;
}

describe("the dialog of a gift card", () => {
  it("has the card's name as its label, and shows the whole description", async () => {
    const { press, find } = await showGifts();
    await press("Dinner");
    expect(find("dialog").getAttribute("aria-label")).toBe("Dinner for two");
    expect(find("dialog").textContent).toContain("three courses and a bottle to share.");
  });

  it.each([
    [390, ["Cancel"]],
    [1_280, ["Close", "Cancel"]],
  ])("is left at %i px with %j", async (widthPx, names) => {
    const { all, named, press } = await openFifty(widthPx);
    const ways = all("dialog button").map((each) => each.getAttribute("aria-label") ?? each.textContent);
    expect(ways.filter((name) => name === "Cancel" || name === "Close")).toEqual(names);
    for (const name of names) {
      if (all("dialog").length === 0) await press("Fifty");
      expect(named("dialog button", name)).toBeDefined();
      await press(name);
      expect(all("dialog")).toEqual([]);
    }
  });

  it.each([
    ["", "Enter the recipient's email address."],
    ["mei@", "Enter an email address like name@example.com"],
  ])("requires a valid recipient address: %j", async (email, problem) => {
    const { fill, press, find, lines, root } = await openFifty();
    fill("Recipient email", email);
    await press("Add to cart");
    expect(find("dialog .field__error").textContent).toBe(problem);
    expect(root.activeElement?.getAttribute("type")).toBe("email");
    expect(lines()).toEqual([]);
  });

  it.each([390, 1_280])("shows at %i px a preview of the recipient's mail, as text", async (widthPx) => {
    const shown = await openFifty(widthPx);
    expect(preview(shown)).toContain("A gift for you");
    shown.fill("To", "Mei");
    shown.fill("From", "Noor");
    shown.fill("Message", "<b>Happy</b> birthday");
    expect(preview(shown)).toContain("What Mei will read");
    expect(preview(shown)).toContain("Mei, a gift for you<b>Happy</b> birthdayFrom NoorFifty dollars× 1");
    expect(shown.all("section b")).toEqual([]);
    expect(shown.named("dialog textarea", "Message").getAttribute("maxlength")).toBe("300");
    expect(shown.find(".field__beside-label").textContent).toBe("21/300");
  });

  it("gives a card to several people, each in a separate line with the same message", async () => {
    const shown = await openFifty();
    const { press, fill, lines, all, named, store } = shown;
    fill("Recipient email", "mei@example.com");
    fill("Message", "Thank you!");
    await press("Add another recipient");
    expect(all("dialog legend").map(({ textContent }) => textContent)).toEqual(["Recipient 1", "Recipient 2"]);
    fill("To", "Ari", 1);
    fill("Recipient email", "ari@example.com", 1);
    expect(preview(shown)).toContain("Ari, a gift for you");
    await press("Increase quantity");
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$200.00");
    await press("Add to cart");
    expect(lines()).toEqual(["2 Fifty dollars mei@example.com", "2 Fifty dollars ari@example.com"]);
    expect(all("dialog")).toEqual([]);
    expect(store).toBeDefined();
  });

  it("removes a recipient again", async () => {
    const { press, fill, lines } = await openFifty();
    fill("Recipient email", "mei@example.com");
    await press("Add another recipient");
    fill("Recipient email", "ari@example.com", 1);
    await press("Remove recipient 1");
    await press("Add to cart");
    expect(lines()).toEqual(["1 Fifty dollars ari@example.com"]);
  });

  it("keeps the focus when a recipient is removed", async () => {
    const { press, named, root } = await openFifty();
    await press("Add another recipient");
    named("dialog button", "Remove recipient 2").focus();
    await press("Remove recipient 2");
    expect(root.activeElement?.textContent).toBe("Add another recipient");
  });

  it("R71: limits a card to twenty over all recipients", async () => {
    const { press, fill, named } = await openFifty();
    fill("Recipient email", "mei@example.com");
    for (let count = 1; count < 20; count += 1) await press("Increase quantity");
    expect(named("button", "Increase quantity").getAttribute("aria-disabled")).toBe("true");
    await press("Add another recipient");
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$1,000.00");
    fill("Recipient email", "ari@example.com", 1);
    await press("Add to cart");
    await press("Fifty");
    expect(named("dialog button[type=submit]", "Maximum quantity exceeded")).toBeDefined();
  });

  it("opens an existing line, and updates it", async () => {
    const shown = await showGifts();
    await giveToMei(shown);
    await shown.press("Edit Fifty dollars");
    expect(shown.named<HTMLInputElement>("dialog input", "Recipient email").value).toBe("mei@example.com");
    expect(shown.all("dialog button").some(({ textContent }) => textContent === "Add another recipient")).toBe(false);
    shown.fill("Recipient email", "meilin@example.com");
    await shown.press("Update cart");
    expect(shown.lines()).toEqual(["1 Fifty dollars meilin@example.com"]);
  });
});
