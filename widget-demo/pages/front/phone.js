// The page inside the phone: one shop, whose events are passed on to the front page.
import { dress } from "./palettes.js";

const asked = new URLSearchParams(location.search);
const language = asked.get("language");
const shop = document.createElement("servery-storefront");
shop.setAttribute("store-id", asked.get("store-id"));
if (asked.has("hq-id")) shop.setAttribute("hq-id", asked.get("hq-id"));
shop.setAttribute("language", language);
document.documentElement.lang = language;
document.querySelector("main").append(shop);
dress(document, asked.get("palette"));

for (const name of ["ready", "navigate", "cart-change", "order-placed"]) {
  addEventListener(`servery:${name}`, ({ detail }) => parent.postMessage({ name, detail }, location.origin));
}

// Scrolling inside a frame also scrolls the page around it. This keeps the phone in place when it is tapped.
const { scrollIntoView } = Element.prototype;
Element.prototype.scrollIntoView = function scrollPhoneOnly(options) {
  const top = parent.scrollY;
  scrollIntoView.call(this, options);
  parent.scrollTo({ top, behavior: "instant" });
};
