import { asked, whenAsked } from "./support/backend.ts";
import { arrived, complaints, create, heard, place, placeAndSearch, says, search, textOf } from "./support/place.ts";
import { assertEqual, assertTrue, describe, it, until } from "./support/runner.ts";

/** Diners see this text; the console names the attribute. */
const notice = "This page isn't set up quite right. You can still order here.";

describe("attributes of the element (R2)", () => {
  it("without a value are ignored", async () => {
    const element = place({ "store-id": "120", language: "", config: "", "hq-id": " " });
    await says(element, "House special");
    assertEqual(complaints, []);
  });

  it("an invalid value doesn't throw, but is reported once in the element and on the console", async () => {
    const element = place({ "store-id": "12O" });
    await says(element, "Ordering isn't available right now");
    assertTrue(!element.shadowRoot?.textContent?.includes("store-id"), "a diner reads no attribute's name");
    assertEqual(complaints, ['Servery: <servery-storefront store-id="12O">: expected a whole number above 0.']);
    assertEqual(asked, []);
  });
});

describe("a changed attribute", () => {
  it("is applied live: the language changes, and typed text stays", async () => {
    const element = await placeAndSearch({ "store-id": "120", language: "en" });
    const field = search(element);
    element.setAttribute("language", "zh-CN");
    await until(() => element.shadowRoot?.querySelector(".servery")?.getAttribute("lang") === "zh-CN", "it is Chinese");
    assertTrue(search(element) === field && field.value === "spec", "the search is the same");
    element.removeAttribute("language");
    await until(() => element.shadowRoot?.querySelector(".servery")?.getAttribute("lang") === "en", "it is English");
    assertEqual(heard, arrived);
  });

  it("restarts the shop for a store outside the group, because its cart is stored elsewhere (R1)", async () => {
    const element = await placeAndSearch({ "store-id": "120" });
    const root = element.shadowRoot?.querySelector(".servery");
    element.setAttribute("store-id", "121");
    await says(element, "Dumplings");
    assertTrue(element.shadowRoot?.querySelector(".servery") !== root, "the shop is a new one");
    assertEqual(element.shadowRoot?.querySelectorAll(".servery").length, 1, "the number of shops");
    assertTrue(!textOf(element).includes("Patty"), "the first store is gone");
  });

  it("does nothing if the value is the same", async () => {
    const element = await placeAndSearch({ "store-id": "120", "base-path": "/order" });
    const reads = asked.length;
    for (const name of ["store-id", "base-path"]) element.setAttribute(name, element.getAttribute(name) ?? "");
    await new Promise(requestAnimationFrame);
    assertEqual(search(element).value, "spec", "the search");
    assertEqual(asked.length, reads, "the reads");
  });

  it("is applied if it comes while the shop starts", async () => {
    const element = create({ "store-id": "120" });
    const ready: unknown[] = [];
    element.addEventListener("servery:ready", (event) => ready.push((event as CustomEvent).detail.storeId));
    whenAsked(() => {
      element.setAttribute("store-id", "121");
      element.setAttribute("language", "zh-CN");
    });
    document.body.append(element);
    await says(element, "Dumplings");
    await until(() => element.shadowRoot?.querySelector(".servery")?.getAttribute("lang") === "zh-CN", "it is Chinese");
    // The first store may have been ready before it was replaced.
    await until(() => ready.at(-1) === 121, "the other store is ready");
    assertEqual(element.shadowRoot?.querySelectorAll(".servery").length, 1, "the number of shops");
  });

  it("restarts a starting shop if it changes the group", async () => {
    const element = create({ "store-id": "120" });
    whenAsked(() => element.setAttribute("hq-id", "7"));
    document.body.append(element);
    await says(element, "House special");
    assertEqual(element.shadowRoot?.querySelectorAll(".servery").length, 1, "the number of shops");
    assertEqual(asked.filter((path) => path === "Companies/120").length, 2, "the starts");
  });
});

describe("heading-level", () => {
  const levels = ({ shadowRoot }: HTMLElement) =>
    Array.from(shadowRoot?.querySelectorAll("h1, h2") ?? [], (heading) => [heading.localName, heading.ariaLevel]);

  it("sets the level of the shop's first heading, and the others follow", async () => {
    const element = place({ "store-id": "120", "heading-level": "2" });
    await says(element, "House special");
    await until(() => levels(element).every(([, level]) => level !== null), "all headings have a level");
    const own = levels(element);
    assertTrue(own.length > 1, "there are two levels");
    assertTrue(
      own.every(([name, level]) => level === (name === "h1" ? "2" : "3")),
      JSON.stringify(own),
    );
    element.setAttribute("heading-level", "6");
    await until(() => levels(element).every(([, level]) => level === "6"), "there are six levels at most");
  });

  it("defaults to 1, and an invalid value is reported", async () => {
    const element = place({ "store-id": "120", "heading-level": "0" });
    await says(element, notice);
    assertTrue(
      levels(element).every(([, level]) => level === null),
      "the headings are as they are",
    );
    assertEqual(complaints, ['Servery: <servery-storefront heading-level="0">: expected a number from 1 to 6.']);
  });
});
