// The sheet of the wallets' stand-ins: a dialog with the receipt, the fields that the shop asks for, and the buttons
// Approve, Cancel and Fail. `?sheet=` fills in the fields: `name|email|phone|street|suburb|state|postcode`.
(() => {
  const kept = ["Noor Abbot", "noor@example.com", "0412 345 678", "1 Bourke St", "Melbourne", "VIC", "3000"];
  const given = new URLSearchParams(location.search).get("sheet")?.split("|");
  const [name, email, phone, street, suburb, state, postcode] = kept.map(
    (text, at) => given?.[at] ?? (given ? "" : text),
  );
  const values = { name, email, phone, address: [street, suburb, state, postcode].filter(Boolean).join(", ") };
  const labels = { name: "Name", email: "Email", phone: "Phone", address: "Address" };
  const types = { email: "email", phone: "tel" };

  /** "1 Bourke St, Melbourne, VIC, 3000": the street may have commas of its own. */
  function placeOf(text) {
    const parts = text.split(",").map((part) => part.trim());
    const [postalCode = "", administrativeArea = "", locality = ""] = parts.slice(-3).reverse();
    return { street: parts.slice(0, -3).join(", "), locality, administrativeArea, postalCode, countryCode: "AU" };
  }

  const element = (tag, style, properties) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.style.cssText = style;
    return made;
  };

  globalThis.standInSheet = (wallet, asks, onAddress = () => {}) => {
    const dialog = element(
      "dialog",
      "font: 16px/1.5 system-ui, sans-serif; color: #1c1c1e; background: #fff; border: 0; border-radius: 14px; padding: 20px; width: min(340px, 100vw - 32px); box-sizing: border-box",
    );
    dialog.setAttribute("aria-label", wallet);
    const receipt = element("dl", "display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; margin: 0 0 12px");
    const problem = element("p", "color: #b3261e; margin: 0 0 4px; min-height: 3em", { role: "alert" });
    const fields = asks.map((ask) => {
      const label = element("label", "display: block; margin: 0 0 8px; font-size: 14px", { textContent: labels[ask] });
      const input = element(
        "input",
        "display: block; width: 100%; box-sizing: border-box; font: inherit; font-size: 16px; min-height: 44px; padding: 8px; border: 1px solid #8e8e93; border-radius: 8px; background: #fff; color: inherit",
        {
          name: ask,
          type: types[ask] ?? "text",
          value: values[ask],
          autocomplete: "off",
        },
      );
      if (ask === "address") input.addEventListener("change", () => onAddress(placeOf(input.value)));
      label.append(input);
      return label;
    });
    dialog.append(
      element("p", "font-weight: 600; margin: 0 0 12px", { textContent: wallet }),
      receipt,
      ...fields,
      problem,
    );
    let answer = null;
    let early = null;
    const press = (word) => {
      if (answer) answer(word);
      else early = word;
      answer = null;
    };
    const buttons = ["Approve", "Cancel", "Fail"].map((word) => {
      const button = element("button", "font: inherit; min-height: 44px; margin: 8px 8px 0 0; padding: 8px 14px", {
        type: "button",
        textContent: word,
      });
      button.addEventListener("click", () => press(word));
      return button;
    });
    dialog.append(...buttons);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      press("Cancel");
    });
    document.body.append(dialog);
    dialog.showModal();
    const textOf = (ask) => dialog.querySelector(`[name="${ask}"]`)?.value;
    const wait = (waits) => {
      for (const each of dialog.querySelectorAll("button, input")) each.disabled = waits;
    };
    return {
      /** Resolves with the button that is pressed next, or was pressed before anybody asked. */
      pressed: () =>
        new Promise((resolve) => {
          if (early === null) answer = resolve;
          else resolve(early);
          early = null;
        }),
      contact: () => ({ name: textOf("name"), email: textOf("email"), phone: textOf("phone") }),
      place: () => (asks.includes("address") ? placeOf(textOf("address")) : null),
      show(rows, total) {
        const cells = [...rows, total].flatMap(({ label, amount }) => [
          element("dt", "", { textContent: label }),
          element("dd", "margin: 0; text-align: right", { textContent: amount }),
        ]);
        receipt.replaceChildren(...cells);
      },
      /** Says what is wrong with a field, and can be answered again. */
      complain(words) {
        problem.textContent = words;
        wait(false);
      },
      /** Disables the buttons after an answer, while its result is pending. */
      waits() {
        problem.textContent = "";
        wait(true);
      },
      close: () => dialog.remove(),
    };
  };
})();
