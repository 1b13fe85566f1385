// The page inside the phone: the tag that is chosen on the front page, whose events are passed on to it.
const { frameElement } = window;
const place = document.querySelector("main");
const asked = () => JSON.parse(frameElement.dataset.preview);

const first = asked();
const tag = document.createElement(first.name);
const link = document.createElement("a");

/** A restaurant's own page, in which only the button is real. */
const words = {
  en: {
    nav: "Home · Our kitchen · Find us",
    lead: "Everything is cooked to order, from early until late. Sit down with us, or take it home.",
    more: "Our kitchen",
    text: "Good bread, good butter, and vegetables from down the road. That is most of the secret.",
  },
  "zh-CN": {
    nav: "首页 · 我们的厨房 · 如何到达",
    lead: "从早到晚，现点现做。欢迎堂食，也可以带回家。",
    more: "我们的厨房",
    text: "好面包、好黄油，还有附近菜园的蔬菜，秘诀大抵就是这些。",
  },
};

function drawSite(name) {
  const parts = [
    ["nav", "p"],
    ["name", "h1"],
    ["lead", "p"],
    ["button", "p"],
    ["photo", "div"],
    ["more", "h2"],
    ["text", "p"],
  ];
  const drawn = parts.map(([className, element]) => Object.assign(document.createElement(element), { className }));
  place.append(...drawn);
  place.querySelector(".name").textContent = name;
  place.querySelector(".button").append(tag);
}

/** The store's own picture, if it has one. */
async function showPhoto() {
  const { "store-id": id, "hq-id": hqId } = first.attributes;
  const answer = await fetch(`/sandbox/documents/${hqId ? `Brands/${hqId}/` : ""}Companies/${id}`);
  const { ProfileImage } = await answer.json();
  if (ProfileImage) place.querySelector(".photo").append(Object.assign(new Image(), { src: ProfileImage, alt: "" }));
}

function translateSite(language) {
  for (const [className, text] of Object.entries(words[language]))
    place.querySelector(`.${className}`).textContent = text;
}

let provider = null;

/** A payment provider's fields, from an origin of their own. */
async function loadProvider() {
  const { cardFrame } = await (await fetch("/servery.json?card-frame")).json();
  const src = new URL("/stand-ins/card-fields/card-fields.js", cardFrame).href;
  const script = Object.assign(document.createElement("script"), { src });
  document.head.append(script);
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
  });
  return window.createStandInCardFields();
}

async function setProvider() {
  // Without them the shop has its own form, and the next choice tries again.
  if (asked().hasProvider) {
    provider ??= loadProvider().catch(() => {
      provider = null;
      return null;
    });
  }
  const fields = await provider;
  // Something else may have been chosen meanwhile.
  tag.cardFields = asked().hasProvider ? fields : null;
}

// Both tags take their colours from one rule, as in the code.
const sheet = new CSSStyleSheet();
sheet.insertRule("servery-storefront, servery-order-button {}");
document.adoptedStyleSheets.push(sheet);

function setColours(tokens) {
  sheet.cssRules[0].style.cssText = Object.entries(tokens)
    .map(([token, value]) => `${token}: ${value}`)
    .join(";");
  document.body.style.background = tokens["--servery-paper"] ?? "";
  document.body.style.color = tokens["--servery-ink"] ?? "";
  // The shop hears of it, and reads its colours again.
  document.documentElement.dataset.theme = Object.values(tokens).join(" ");
}

let shown = {};

function show() {
  const { attributes, tokens, link: to } = asked();
  for (const name of Object.keys(shown)) if (!(name in attributes)) tag.removeAttribute(name);
  shown = attributes;
  for (const [name, value] of Object.entries(attributes))
    if (tag.getAttribute(name) !== value) tag.setAttribute(name, value);
  document.documentElement.lang = attributes.language;
  if (to) {
    Object.assign(link, { href: to.href, textContent: to.text });
    translateSite(attributes.language);
  }
  setColours(tokens);
  void setProvider();
}

if (first.link) {
  tag.append(link);
  drawSite(first.store);
  // The page is as good without it.
  showPhoto().catch(() => {});
} else place.append(tag);
show();
const { page } = frameElement.dataset;
// Another page is about to take this one's place.
const showHere = () => frameElement.dataset.page === page && show();
new MutationObserver(showHere).observe(frameElement, { attributeFilter: ["data-preview"] });

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
