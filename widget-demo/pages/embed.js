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
    "config",
  ];
  /** What Google or a browser provides in production. */
  const standIns = ["maps", "apple", "google"];
  const asked = new URLSearchParams(location.search);
  const coming = [];
  for (const name of asked.get("stand-ins")?.split(",") ?? []) {
    if (!standIns.includes(name)) continue;
    const script = document.createElement("script");
    script.src = `/stand-ins/${name}.js`;
    coming.push(new Promise((resolve) => script.addEventListener("load", resolve)));
    document.head.append(script);
    // The demo's configuration with wallets, which they need in addition to their interface.
    if (name !== "maps" && !asked.has("config")) asked.set("config", "/wallets.json");
  }
  const storefront = document.createElement("servery-storefront");
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
