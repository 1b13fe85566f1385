import { storefrontClass } from "../../src/element/ServeryStorefront.ts";
import { asked, config, holdAnswers, whenAsked } from "./support/backend.ts";
import {
  arrived,
  complaints,
  create,
  heard,
  place,
  placeAndSearch,
  type Storefront,
  says,
  search,
  textOf,
} from "./support/place.ts";
import { assertEqual, assertTrue, describe, it, until } from "./support/runner.ts";

const unbaked = {
  baked: undefined,
  base: location.href,
  started: new Map<string, Promise<Response>>(),
  words: new Map(),
  heights: new Map(),
  screens: new Map(),
  sheet: new CSSStyleSheet(),
  errorMessage: () =>
    Object.assign(document.createElement("div"), { textContent: "Ordering could not be loaded. 点餐功能无法加载。" }),
};

function section(): HTMLElement {
  return document.body.appendChild(document.createElement("section"));
}

describe("the element", () => {
  it("has an open shadow root and changes nothing else on the page", async () => {
    const before = document.head.innerHTML;
    const element = place({ "store-id": "120" });
    await says(element, "House special");
    assertEqual(element.shadowRoot?.mode, "open");
    assertEqual(element.innerHTML, "", "what stands in the page's own tree");
    assertEqual(document.head.innerHTML, before, "the page's head");
    assertTrue((element.shadowRoot?.adoptedStyleSheets.length ?? 0) > 0, "it is dressed");
  });

  it("accepts a configuration and card fields that were set before the element was defined", async () => {
    const element = section().appendChild(document.createElement("servery-late")) as HTMLElement as Storefront;
    element.setAttribute("store-id", "120");
    element.config = config;
    const cardFields = {};
    element.cardFields = cardFields;
    customElements.define("servery-late", storefrontClass(unbaked));
    await says(element, "House special");
    assertTrue(element.config === config && !Object.hasOwn(element, "config"), "the property is the class's own");
    assertTrue(
      element.cardFields === cardFields && !Object.hasOwn(element, "cardFields"),
      "and so are the card fields",
    );
  });

  it("accepts a configuration's URL as a property, as React sets it", async () => {
    const element = place({ "store-id": "120" });
    element.config = "/servery.json";
    assertEqual(element.getAttribute("config"), "/servery.json", "the attribute");
    assertEqual(element.config, null, "the property");
  });

  it("accepts a configuration during its start, and another one afterwards", async () => {
    customElements.define("servery-bare", storefrontClass(unbaked));
    const element = document.createElement("servery-bare") as HTMLElement as Storefront;
    element.setAttribute("store-id", "120");
    // The error event fires in the middle of the start.
    element.addEventListener("servery:error", () => (element.config = config), { once: true });
    section().append(element);
    await says(element, "House special");
    element.config = { ...config, apiUrl: 7 };
    await says(element, "Ordering isn't available right now");
    element.config = config;
    await says(element, "House special");
  });

  it("reports an error during its start in both languages", async () => {
    const element = create({ "store-id": "120" });
    Object.defineProperty(element, "offsetWidth", {
      get() {
        throw new Error("no box");
      },
    });
    document.body.append(element);
    await says(element, "Ordering could not be loaded. 点餐功能无法加载");
    assertTrue(complaints[0]?.includes("no box") ?? false, "the console hears of the cause");
  });
});

describe("several elements on a page", () => {
  it("share nothing", async () => {
    const one = await placeAndSearch({ "store-id": "120" });
    const other = place({ "store-id": "121", language: "zh-CN" });
    await says(other, "House special");
    assertTrue(textOf(one).includes("Patty") && !textOf(one).includes("Dumplings"), "each shows its own store");
    assertTrue(textOf(other).includes("Dumplings") && !textOf(other).includes("Patty"), "each shows its own store");
    assertEqual([search(one).value, search(other).value], ["spec", ""]);
    assertEqual(one.shadowRoot?.querySelector(".servery")?.getAttribute("lang"), "en", "the first one's language");
    other.remove();
    await until(() => textOf(other) === "", "the second one is gone");
    assertTrue(textOf(one).includes("House special"), "the first one stays");
  });
});

describe("an element that is moved", () => {
  it("by append keeps its shop and the typed text", async () => {
    const element = await placeAndSearch({ "store-id": "120" });
    const [field, reads] = [search(element), asked.length];
    section().append(element);
    await new Promise(requestAnimationFrame);
    assertTrue(search(element) === field && field.value === "spec", "the search is the same");
    assertEqual([heard, asked.length], [arrived, reads]);
  });

  it("by moveBefore keeps its shop, the typed text and the focus", async () => {
    const element = await placeAndSearch({ "store-id": "120" });
    const field = search(element);
    field.focus();
    const target = section() as HTMLElement & { moveBefore(node: Node, child: Node | null): void };
    target.moveBefore(element, null);
    await new Promise(requestAnimationFrame);
    assertTrue(search(element) === field && field.value === "spec", "the search is the same");
    assertTrue(element.shadowRoot?.activeElement === field, "the focus is where it was");
    assertEqual(heard, arrived);
  });

  it("while it starts still starts", async () => {
    const element = place({ "store-id": "120" });
    section().append(element);
    await says(element, "House special");
    assertEqual(element.shadowRoot?.querySelectorAll(".servery").length, 1, "the number of shops");
  });
});

describe("an element that is removed", () => {
  it("is emptied, and starts again when it is inserted again", async () => {
    const element = await placeAndSearch({ "store-id": "120" });
    element.remove();
    await until(() => textOf(element) === "", "it is empty");
    assertEqual(element.shadowRoot?.adoptedStyleSheets.length, 0, "the sheets");
    document.body.append(element);
    await says(element, "House special");
    assertEqual(search(element).value, "", "the search");
    assertEqual(heard, [...arrived, ...arrived]);
  });

  it("no longer reacts to anything", async () => {
    const element = await placeAndSearch({ "store-id": "120" });
    element.remove();
    await until(() => textOf(element) === "", "it is empty");
    const reads = asked.length;
    element.setAttribute("store-id", "121");
    element.setAttribute("hq-id", "7");
    element.config = config;
    dispatchEvent(new Event("online"));
    await new Promise(requestAnimationFrame);
    assertEqual([textOf(element), asked.length], ["", reads]);
  });

  it("immediately never starts", async () => {
    const element = place({ "store-id": "120" });
    element.remove();
    const other = place({ "store-id": "121" });
    await says(other, "House special");
    assertEqual(textOf(element), "", "the text");
    assertEqual(heard, arrived);
    assertTrue(!asked.some((path) => path.startsWith("Companies/120")), "nothing was asked for");
  });

  it("in the middle of its start leaves nothing behind", async () => {
    const element = create({ "store-id": "120" });
    whenAsked(() => element.remove());
    document.body.append(element);
    await until(() => !element.isConnected, "it is taken away");
    await says(place({ "store-id": "121" }), "House special");
    assertEqual([textOf(element), element.shadowRoot?.adoptedStyleSheets.length], ["", 0]);
    assertEqual(heard, arrived);
  });

  it("while its documents load leaves nothing behind", async () => {
    const release = holdAnswers();
    const element = place({ "store-id": "120" });
    await until(() => asked.length > 0, "it has begun");
    element.remove();
    release();
    await says(place({ "store-id": "121" }), "House special");
    assertEqual([textOf(element), element.shadowRoot?.adoptedStyleSheets.length], ["", 0]);
    // The removed one had announced its first screen.
    assertEqual(heard, ["servery:navigate", ...arrived]);
  });
});
