// The page inside the phone: one shop, which tells the front page around it what it tells every page.
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

// What a frame scrolls into view moves the page around it, too. A phone that is tapped stays where it is.
const { scrollIntoView } = Element.prototype;
Element.prototype.scrollIntoView = function scrollPhoneOnly(options) {
  const top = parent.scrollY;
  scrollIntoView.call(this, options);
  parent.scrollTo({ top, behavior: "instant" });
};
