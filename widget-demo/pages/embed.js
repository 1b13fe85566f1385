// A classic script: the element must be in the page before storefront.js runs, so that its reads start immediately.
(() => {
  const attributes = [
    "store-id",
    "store-name",
    "hq-id",
    "gift",
    "select-mode",
    "full-page",
    "base-path",
    "keep-title",
    "mobile",
    "language",
    "digital-display",
    "shared-device",
    "heading-level",
    "room",
    "table",
    "coupon",
    "mode",
    "item",
    "config",
    "position",
    "label",
    "no-history",
  ];
  /** What Google or a browser provides in production. */
  const standIns = ["maps", "apple", "google"];
  const asked = new URLSearchParams(location.search);
  const coming = [];
  const isButton = asked.has("button");
  const storefront = document.createElement(isButton ? "servery-order-button" : "servery-storefront");

  function load(src) {
    const script = Object.assign(document.createElement("script"), { src });
    document.head.append(script);
    return new Promise((resolve) => script.addEventListener("load", resolve));
  }

  /** A payment provider's fields, from an origin of their own. */
  async function setCardFields() {
    const { cardFrame } = await (await fetch("/servery.json?card-frame")).json();
    await load(new URL("/stand-ins/card-fields/card-fields.js", cardFrame).href);
    storefront.cardFields = globalThis.createStandInCardFields();
  }

  for (const name of asked.get("stand-ins")?.split(",") ?? []) {
    if (name === "card-fields") coming.push(setCardFields());
    if (!standIns.includes(name)) continue;
    coming.push(load(`/stand-ins/${name}.js`));
    // The demo's configuration with wallets, which they need in addition to their interface.
    if (name !== "maps" && !asked.has("config")) asked.set("config", "/wallets.json");
  }
  if (asked.has("card-frame")) asked.set("config", `${asked.get("config") ?? "/servery.json"}?card-frame`);
  for (const name of attributes) {
    const value = asked.get(name);
    if (value !== null) storefront.setAttribute(name, value);
  }
  if (asked.get("language") === "zh-CN") document.documentElement.lang = "zh-CN";
  const show = () => document.querySelector("main").append(storefront);
  // A shop that is added before the stand-ins would load Google's own scripts.
  if (coming.length === 0) show();
  else void Promise.all(coming).then(show);
})();
