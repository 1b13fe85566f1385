// What can be chosen on the front page, and how its address says it.
import { palettes, usualAccent } from "./palettes.js";

/** Each by the values that its field and the address have, the usual one first. */
export const shows = ["shop", "button", "floating"];
export const languages = ["en", "zh-CN"];
export const paletteNames = [...Object.keys(palettes), "own"];
export const cards = ["form", "frame", "provider"];
export const kinds = ["html", "react", "wordpress"];

function numberIn(typed) {
  const trimmed = typed?.trim() ?? "";
  return /^\d{1,15}$/.test(trimmed) && Number(trimmed) > 0 ? `${Number(trimmed)}` : "";
}

function colourIn(typed) {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(typed ?? "") ?? [];
  return digits ? `#${digits.toLowerCase()}` : usualAccent;
}

/**
 * The choice that the parameters name, of an address or of the form. What isn't offered is ignored. `offer` is the demo's
 * stores, and whether it has another place than the form for cards.
 */
export function readChoice(asked, { stores, hasCardOrigin }) {
  const one = (name, values) => (values.includes(asked.get(name)) ? asked.get(name) : values[0]);
  const number = numberIn(asked.get("number"));
  const withId = (id) => stores.find((each) => each.id === id);
  const store = withId(number) ?? withId(asked.get("store")) ?? stores[0];
  return {
    store,
    /** A store's number that isn't in this demo is in the code, while the phone keeps the selected store. */
    number: number === store.id ? "" : number,
    show: one("show", shows),
    mode: one("mode", ["", ...store.modes]),
    language: one("language", [store.language, ...languages]),
    palette: one("palette", paletteNames),
    accent: colourIn(asked.get("accent")),
    card: one("card", hasCardOrigin ? cards : cards.slice(0, 1)),
    kind: one("code", kinds),
  };
}

/** The address's parameters, without what is usual. */
export function parametersOf({ store, number, show, mode, language, palette, accent, card, kind }, { stores }) {
  const named = {
    store: store === stores[0] ? "" : store.id,
    number,
    show: show === shows[0] ? "" : show,
    mode,
    language: language === store.language ? "" : language,
    palette: palette === paletteNames[0] ? "" : palette,
    accent: palette === "own" ? accent.slice(1) : "",
    card: card === cards[0] ? "" : card,
    code: kind === kinds[0] ? "" : kind,
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ""));
}

const labels = { en: "Order now", "zh-CN": "立即点餐" };

/**
 * The chosen tag: what the phone shows, and what each kind of code says in its own way. `demo` is where things are:
 * `readDemo.js`.
 */
export function tagOf(choice, demo) {
  const { store, number, show, mode, language, card } = choice;
  const id = number || store.id;
  const isButton = show !== "shop";
  const attributes = {
    "store-id": id,
    "hq-id": number ? null : store.hqId,
    language: language === "en" ? null : language,
    mode,
    position: show === "floating" ? "bottom-right" : null,
    config: card === "frame" ? demo.framedConfig : null,
  };
  return {
    name: isButton ? "servery-order-button" : "servery-storefront",
    attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)),
    /** What leads on where no script runs, and the button's words. */
    link: isButton
      ? { href: `${demo.origin}/order/store/${id}${mode ? `?servery-mode=${mode}` : ""}`, text: labels[language] }
      : null,
  };
}
