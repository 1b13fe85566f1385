// Stands in for a payment provider's card fields (R105), as a script that the page loads from the provider's own origin.
// Each field is a frame of that origin, so neither the page nor the shop sees the number.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const folder = `${origin}/stand-ins/card-fields/`;

  const words = {
    en: {
      fields: { number: "Card number", expiry: "Expiry date", cvv: "CVV" },
      bank: "Your bank",
      ask: "Do you pay this with your card?",
      answers: { confirmed: "Confirm", refused: "Refuse" },
    },
    "zh-CN": {
      fields: { number: "卡号", expiry: "有效期", cvv: "安全码" },
      bank: "您的银行",
      ask: "您要用这张卡付款吗？",
      answers: { confirmed: "确认", refused: "拒绝" },
    },
  };

  const element = (tag, style, properties) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.style.cssText = style;
    return made;
  };

  /** One field in its frame. They talk through a channel that only the two of them have. */
  function createField(name, group, onMessage) {
    const { port1: port, port2: theirs } = new MessageChannel();
    const frame = element("iframe", "display: block; width: 100%; height: 72px; border: 0", {
      src: `${folder}field.html?${new URLSearchParams({ field: name, group })}`,
    });
    frame.addEventListener("load", () => frame.contentWindow.postMessage("begin", origin, [theirs]), { once: true });
    port.onmessage = ({ data }) => onMessage(data);
    return {
      name,
      frame,
      say: (message) => port.postMessage(message),
      set({ language, look }) {
        frame.title = words[language].fields[name];
        // Otherwise the browser paints the frame's background.
        frame.style.colorScheme = look.colorScheme;
        port.postMessage({ kind: "set", language, look });
      },
      close: () => port.close(),
    };
  }

  function mountFields(place, options) {
    const group = crypto.randomUUID();
    let shown = options;
    const states = {};
    const arrived = [];
    let asked = null;

    const tell = () => {
      const all = Object.values(states);
      const complete = all.length === 3 && all.every((state) => state.complete);
      options.onChange({ complete, brand: states.number?.brand ?? null, problem: null });
    };
    const fields = ["number", "expiry", "cvv"].map((name) => {
      let arrive;
      arrived.push(new Promise((resolve) => (arrive = resolve)));
      const field = createField(name, group, (message) => {
        if (message.kind === "height") field.frame.style.height = `${message.height}px`;
        if (message.kind === "submit") options.onSubmit();
        if (message.kind === "token") asked?.resolve(message.token);
        if (message.kind === "refusal") asked?.reject(new Error(message.reason));
        if (message.kind !== "state") return;
        states[name] = message;
        arrive();
        tell();
      });
      field.set(shown);
      return field;
    });
    const [number] = fields;
    const rows = element("div", "display: grid; grid-template-columns: 1fr 1fr; gap: 12px 16px");
    number.frame.style.gridColumn = "1 / -1";
    rows.append(...fields.map(({ frame }) => frame));
    place.replaceChildren(rows);

    return {
      ready: Promise.all(arrived),
      update(changes) {
        shown = { ...shown, ...changes };
        for (const field of fields) field.set(shown);
      },
      focus() {
        const field = fields.find(({ name }) => !states[name]?.complete) ?? number;
        field.frame.focus();
        field.say({ kind: "focus" });
      },
      showProblems() {
        for (const field of fields) field.say({ kind: "show-problems" });
      },
      destroy() {
        for (const field of fields) field.close();
        place.replaceChildren();
      },
      token: (request) =>
        new Promise((resolve, reject) => {
          asked = { resolve, reject };
          number.say({ kind: "token", request });
        }),
    };
  }

  /** The bank's question. Resolves with the pressed answer, and rejects if the diner closes it. */
  function askInDialog(language) {
    const { bank, ask, answers } = words[language];
    const dialog = element(
      "dialog",
      "font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; border: 0; border-radius: 16px; padding: 24px; width: min(360px, 100vw - 32px); box-sizing: border-box; text-align: center",
    );
    dialog.lang = language;
    dialog.setAttribute("aria-label", bank);
    dialog.append(
      element("p", "font-size: 18px; font-weight: 600; color: #0b4a84; margin: 0 0 8px", { textContent: bank }),
      element("p", "margin: 0 0 16px", { textContent: ask }),
    );
    return new Promise((resolve, reject) => {
      for (const [answer, textContent] of Object.entries(answers)) {
        const colours =
          answer === "confirmed" ? "color: #fff; background: #1f2328" : "color: inherit; background: none";
        const button = element(
          "button",
          `font: inherit; width: 100%; min-height: 48px; margin-top: 8px; border: 1px solid #1f2328; border-radius: 8px; ${colours}`,
          { type: "button", textContent },
        );
        button.addEventListener("click", () => resolve(answer));
        dialog.append(button);
      }
      dialog.addEventListener("close", () => reject(new Error("The diner has closed the bank's question.")));
      document.body.append(dialog);
      dialog.showModal();
    }).finally(() => dialog.remove());
  }

  /** One for each shop on the page. */
  globalThis.createStandInCardFields = () => {
    let mounted = null;
    let language = document.documentElement.lang === "zh-CN" ? "zh-CN" : "en";
    return {
      mount(place, options) {
        language = options.language;
        const { token, update, ...fields } = mountFields(place, options);
        mounted = { token };
        return {
          ...fields,
          update(changes) {
            language = changes.language ?? language;
            update(changes);
          },
        };
      },
      async token(request) {
        if (!mounted) throw new Error("The card's fields are not on the page.");
        return mounted.token(request);
      },
      /** A refusal resolves, too: the provider knows it, and the order's answer says so. */
      async handle(action) {
        if (action?.kind !== "dialog") throw new Error("The provider doesn't know this action.");
        const said = { id: action.id, answer: await askInDialog(language) };
        const sent = await fetch(`${folder}answer`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(said),
        });
        if (!sent.ok) throw new Error(`The provider answers ${sent.status}.`);
        return said;
      },
    };
  };
})();
