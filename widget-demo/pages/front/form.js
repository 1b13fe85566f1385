import { palettes, verdictOn } from "./palettes.js";

/** The stores that the server has written into the page. */
export function shownIn({ elements: { store } }) {
  return [...store.options].map(({ value, lang, textContent, dataset: { hq, modes } }) => ({
    id: value,
    name: textContent,
    language: lang || "en",
    hqId: hq ?? null,
    modes: modes?.split(" ") ?? [],
  }));
}

/** A radio that isn't offered is neither shown nor reachable by the arrow keys. */
function offerOnly(radios, values) {
  for (const radio of radios) {
    const isOffered = values.includes(radio.value);
    radio.disabled = !isOffered;
    radio.parentElement.hidden = !isOffered;
  }
}

/**
 * The form's fields have the names of the address's parameters. `onChange` gets them. Some of its fields stand outside the
 * form, beside the code.
 */
export function startForm(form, { hasCardOrigin }, onChange) {
  const { elements } = form;
  const verdict = form.querySelector("#verdict");

  for (const { value, nextElementSibling } of elements.palette) {
    const { "--servery-paper": paper = "#fffdfa", "--servery-accent": accent = "#b3401a" } = palettes[value] ?? {};
    if (value === "own") continue;
    nextElementSibling.style.setProperty("--one", paper);
    nextElementSibling.style.setProperty("--two", accent);
  }
  form.querySelector("#cards").hidden = !hasCardOrigin;

  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("input", ({ target }) => {
    if (target.form !== form) return;
    const asked = new URLSearchParams(new FormData(form));
    if (target === elements.store) {
      asked.delete("number");
      // It speaks its own language, until another one is chosen.
      asked.delete("language");
      elements.number.value = "";
    }
    if (target === elements.accent) asked.set("palette", "own");
    onChange(asked);
  });

  return {
    show({ store, number, show, mode, language, palette, accent, card, kind }) {
      elements.store.value = store.id;
      // What is being typed stays as it is.
      if (document.activeElement !== elements.number) elements.number.value = number;
      offerOnly(elements.mode, ["", ...store.modes]);
      const radios = { show, mode, language, palette, card, code: kind };
      for (const [name, value] of Object.entries(radios)) elements[name].value = value;
      elements.accent.value = accent;
      const [{ nextElementSibling: named }] = [...elements.palette].filter(({ checked }) => checked);
      form.querySelector("#palette-chosen").textContent = named.textContent;
      verdict.textContent = palette === "own" ? verdictOn(accent) : "";
    },
  };
}
