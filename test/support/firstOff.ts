/** Whether this run's pages skip the first screen before the app. Each journey also has to work without it. */
export const isFirstOff = process.env["SERVERY_FIRST"] === "off";

/**
 * Delays the entry's reads of the store and its menus until after the app, and hides what the previous visit stored, so
 * that nothing can be drawn before the app. Runs in each page before its own scripts. If something is drawn anyway, the
 * page logs an error.
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
