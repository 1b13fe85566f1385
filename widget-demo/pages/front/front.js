import { startKitchen } from "./kitchen.js";
import { dress } from "./palettes.js";
import { preloadsOf, tagOf } from "./snippet.js";
import { startSteps } from "./steps.js";

const byId = (id) => document.getElementById(id);
const build = document.querySelector(".build");
const frame = byId("phone");
const copied = byId("copied");
const steps = startSteps({ frame, buttons: [...byId("steps").querySelectorAll("button")], said: byId("said") });

function chosen() {
  const { store, palette } = build.elements;
  const [option] = store.selectedOptions;
  const { lang, textContent, dataset } = option;
  return { id: store.value, hqId: dataset.hq, name: textContent, language: lang || "en", palette: palette.value };
}

function typedId() {
  const typed = build.elements.number.value.trim();
  return /^\d{1,15}$/.test(typed) && Number(typed) > 0 ? `${Number(typed)}` : null;
}

/** A typed store number that isn't in this demo is used in the lines, while the phone keeps the selected store. */
function written() {
  const { id, ...others } = chosen();
  const typed = typedId() ?? id;
  return typed === id ? { id, ...others } : { ...others, id: typed, language: "en" };
}

function showLines() {
  byId("tag").textContent = tagOf(written());
  byId("preloads").textContent = preloadsOf(written());
  copied.textContent = "";
}

function openStore() {
  const { id, hqId, name, language, palette } = chosen();
  frame.title = `The live shop: ${name}`;
  steps.restart();
  // Replaces the location, so that Back still leaves this page.
  const asked = new URLSearchParams({ "store-id": id, ...(hqId && { "hq-id": hqId }), language, palette });
  frame.contentWindow.location.replace(`/front/phone.html?${asked}`);
}

async function copy(lines) {
  try {
    await navigator.clipboard.writeText(lines.textContent);
    copied.textContent = "Copied.";
  } catch {
    getSelection().selectAllChildren(lines);
    copied.textContent = "Selected. Press Ctrl+C or ⌘C to copy.";
  }
}

function pickTyped() {
  const { store } = build.elements;
  const id = typedId();
  if (id === store.value || ![...store.options].some(({ value }) => value === id)) return;
  store.value = id;
  openStore();
}

build.addEventListener("submit", (event) => event.preventDefault());
build.addEventListener("input", ({ target }) => {
  const { number, store } = build.elements;
  if (target === number) pickTyped();
  if (target === store) {
    number.value = "";
    openStore();
  }
  if (target.name === "palette") dress(frame.contentDocument, chosen().palette);
  showLines();
});
byId("copy").addEventListener("click", () => copy(byId("tag")));
byId("copy-preloads").addEventListener("click", () => copy(byId("preloads")));

startKitchen({ tickets: byId("tickets"), note: byId("kitchen-note") });
showLines();
openStore();
