// A hostile script on a restaurant's page (R104, R105): it runs before all others, and keeps every text that it gets at.
(() => {
  // A page's script isn't in its frames, as one of the tests' is.
  if (window !== top) return;
  const { addEventListener } = EventTarget.prototype;
  const inputValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const texts = new Set();
  const keys = new Map();
  const roots = new Set();
  const frames = new Set();

  /** All texts in a value. */
  function keep(value, depth = 0) {
    if (typeof value === "string" || typeof value === "number") texts.add(String(value));
    if (typeof value !== "object" || value === null || depth > 6) return;
    if (value instanceof Node || value === window) return;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return keep(new TextDecoder().decode(value));
    if (value instanceof Blob) return void value.text().then(keep);
    if (value instanceof Error) texts.add(`${value.message}\n${value.stack}`);
    const isList = value instanceof FormData || value instanceof URLSearchParams || value instanceof Headers;
    for (const each of isList ? [...value] : Object.values(value)) keep(each, depth + 1);
  }

  /** Single keys, joined by their field. */
  function keepKey(target, text) {
    if (typeof text === "string" && text.length === 1) keys.set(target, (keys.get(target) ?? "") + text);
  }

  function keepEvent(event) {
    const [target] = event.composedPath();
    if (event.type === "keydown") keepKey(target, event.key);
    keep([event.data, event.detail, event.newValue, event.message, event.reason, event.state]);
    keep([event.clipboardData, event.dataTransfer].map((data) => data?.getData("text")));
    if (event.type === "formdata") keep(event.formData);
    else keepElement(target);
  }

  function hear(target, types) {
    for (const type of types) addEventListener.call(target, type, keepEvent, true);
  }

  const eventTypes = [window, document, HTMLElement.prototype, MessagePort.prototype]
    .flatMap((each) => [...Object.keys(each), ...Object.getOwnPropertyNames(each)])
    .flatMap((name) => (name.startsWith("on") ? [name.slice(2)] : []))
    .concat("focusin", "focusout", "compositionstart", "compositionupdate", "compositionend");

  function keepElement(element) {
    if (!(element instanceof Element)) return;
    for (const { value } of element.attributes) texts.add(value);
    if (element instanceof HTMLInputElement) texts.add(inputValue.get.call(element));
    if (element instanceof HTMLFormElement) keep(new FormData(element));
    if (element.shadowRoot) enter(element.shadowRoot);
    if (!(element instanceof HTMLIFrameElement)) return;
    frames.add(element.contentWindow);
    if (element.contentDocument) enter(element.contentDocument);
  }

  function keepTree(root) {
    for (const element of root.querySelectorAll("*")) keepElement(element);
    texts.add(root.textContent ?? "");
  }

  const observer = new MutationObserver((records) => {
    for (const { target, oldValue, addedNodes } of records) {
      keep([oldValue, target.textContent]);
      keepElement(target);
      for (const node of addedNodes) if (node instanceof Element) keepTree(node);
    }
  });

  function enter(root) {
    if (roots.has(root)) return;
    roots.add(root);
    hear(root, eventTypes);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(root, { ...all, attributeOldValue: true, characterDataOldValue: true });
  }

  /** Before the method runs, `note` sees what it is called with; after it, what it returns. */
  function patch(owner, name, note, noteResult = () => {}) {
    const original = owner[name];
    owner[name] = function (...given) {
      note(this, ...given);
      const result = Reflect.apply(original, this, given);
      noteResult(result);
      return result;
    };
  }

  function keepAnswer(answer) {
    answer.then((response) => {
      const isWhole = response.headers.get("Content-Type")?.includes("json");
      if (isWhole) response.clone().text().then(keep, keep);
    }, keep);
  }

  const keepGiven = (_self, ...given) => keep(given);
  patch(window, "fetch", keepGiven, keepAnswer);
  patch(window, "postMessage", keepGiven);
  patch(navigator, "sendBeacon", keepGiven);
  patch(XMLHttpRequest.prototype, "open", keepGiven);
  patch(XMLHttpRequest.prototype, "setRequestHeader", keepGiven);
  patch(XMLHttpRequest.prototype, "send", (request, body) => {
    keep(body);
    addEventListener.call(request, "loadend", () => keep(request.responseType === "" ? request.responseText : null));
  });
  patch(MessagePort.prototype, "postMessage", (port, ...given) => {
    hear(port, ["message"]);
    keep(given);
  });
  patch(BroadcastChannel.prototype, "postMessage", keepGiven);
  patch(EventTarget.prototype, "addEventListener", (target, type) => hear(target ?? window, [type]));
  patch(Element.prototype, "attachShadow", keepGiven, enter);
  patch(Element.prototype, "setAttribute", keepGiven);
  patch(Storage.prototype, "setItem", keepGiven);
  patch(JSON, "stringify", () => {}, keep);
  patch(JSON, "parse", keepGiven);
  patch(FormData.prototype, "append", keepGiven);
  patch(History.prototype, "pushState", keepGiven);
  patch(History.prototype, "replaceState", keepGiven);
  for (const name of ["log", "info", "warn", "error", "debug"]) patch(console, name, keepGiven);
  Object.defineProperty(HTMLInputElement.prototype, "value", {
    ...inputValue,
    get() {
      const value = inputValue.get.call(this);
      texts.add(value);
      return value;
    },
    set(value) {
      keep(value);
      inputValue.set.call(this, value);
    },
  });
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    ...onmessage,
    set(listener) {
      hear(this, ["message"]);
      onmessage.set.call(this, listener);
    },
  });

  hear(window, eventTypes);
  enter(document);

  /** What nothing happens to, and is looked at from time to time. */
  function look() {
    for (const root of roots) keepTree(root);
    for (const frame of [...frames].filter(Boolean)) {
      try {
        keep([frame.location.href, frame.document.documentElement.outerHTML]);
      } catch {
        // Of another origin.
      }
    }
    for (const storage of [localStorage, sessionStorage]) keep({ ...storage });
    keep([location.href, document.cookie, document.title, history.state, window.name, String(getSelection())]);
    for (const entry of performance.getEntries()) keep(entry.name);
    for (const shop of document.querySelectorAll("servery-storefront")) keep(shop.log?.());
  }
  setInterval(look, 200);

  /** Everything so far. */
  globalThis.hostileTexts = () => {
    look();
    return [...texts, ...keys.values()];
  };
})();
