/** Whether this run's pages have no first screen before the app: each journey goes without it, too. */
export const isFirstOff = process.env["SERVERY_FIRST"] === "off";

/**
 * The entry's reads of the store and its menus arrive later than the app, and what the last visit kept isn't there: so
 * nothing can be drawn before it. Runs in each page before its own scripts. What is drawn all the same is an error of the page.
 */
export const blockingFirst = `(() => {
  const tag = "servery-storefront";
  const isEarly = () => !customElements.get(tag);
  const { fetch } = globalThis;
  globalThis.fetch = async (wanted, options) => {
    const isRead = /\\/documents\\/(.+\\/)?Companies\\/\\d+(\\/Menus)?\\?/.test(wanted.url ?? wanted);
    if (isEarly() && isRead) await customElements.whenDefined(tag);
    return fetch(wanted, options);
  };
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return isEarly() && key.endsWith(":first") ? null : getItem.call(this, key);
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    if (isEarly() && this.localName === tag) console.error("A first screen is drawn before the app is there.");
    return attachShadow.call(this, options);
  };
})();`;
