import { startKitchen } from "./kitchen.js";
import { dress, palettes } from "./palettes.js";
import { startSteps } from "./steps.js";

const byId = (id) => document.getElementById(id);
const build = document.querySelector(".build");
const frame = byId("phone");
const copied = byId("copied");
const steps = startSteps({ frame, buttons: [...byId("steps").querySelectorAll("button")], said: byId("said") });

function chosen() {
  const { store, palette } = build.elements;
  const [option] = store.selectedOptions;
  return { id: store.value, name: option.textContent, language: option.lang || "en", palette: palette.value };
}

function tagOf({ id, language, palette }) {
  const spoken = language === "en" ? "" : ` language="${language}"`;
  const lines = [
    `<servery-storefront store-id="${id}"${spoken}></servery-storefront>`,
    `<script type="module" src="${location.origin}/storefront.js" crossorigin></script>`,
  ];
  const tokens = Object.entries(palettes[palette]).map(([token, value]) => `    ${token}: ${value};`);
  if (tokens.length > 0) lines.push("<style>", "  servery-storefront {", ...tokens, "  }", "</style>");
  return lines.join("\n");
}

function showTag() {
  byId("tag").textContent = tagOf(chosen());
  copied.textContent = "";
}

function openStore() {
  const { id, name, language, palette } = chosen();
  frame.title = `The live shop: ${name}`;
  steps.restart();
  // Replaced and not set, so that Back still leaves this page.
  const asked = new URLSearchParams({ "store-id": id, language, palette });
  frame.contentWindow.location.replace(`/front/phone.html?${asked}`);
}

async function copyTag() {
  try {
    await navigator.clipboard.writeText(byId("tag").textContent);
    copied.textContent = "Copied.";
  } catch {
    getSelection().selectAllChildren(byId("tag"));
    copied.textContent = "Selected. Press Ctrl+C or ⌘C to copy.";
  }
}

build.addEventListener("submit", (event) => event.preventDefault());
build.addEventListener("change", ({ target }) => {
  showTag();
  if (target.name === "store") openStore();
  else dress(frame.contentDocument, chosen().palette);
});
byId("copy").addEventListener("click", copyTag);

startKitchen({ tickets: byId("tickets"), note: byId("kitchen-note") });
showTag();
openStore();
