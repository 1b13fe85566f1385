// The code that the front page offers to copy.
import { palettes } from "./palettes.js";

const { firebase, emulators } = await (await fetch("/servery.json")).json();

/** Where the menu comes from. */
const dataOrigin = new URL(emulators?.firestore ?? "https://firestore.googleapis.com", location).origin;

/** The page connects to it while the script is on its way, unless the script's own connection leads there. */
const hint = dataOrigin === location.origin ? [] : [`<link rel="preconnect" href="${dataOrigin}" crossorigin>`];

/** Reserves the shop's space until the script runs, so that nothing below it moves. */
const place = "servery-storefront:not(:defined) { display: block; min-height: 100vh; }";

/** Style sheets ignore the comment's signs. Where a system takes the tags away, it hides the rules that are left. */
function styleOf(palette) {
  const tokens = Object.entries(palettes[palette]).map(([token, value]) => `    ${token}: ${value};`);
  if (tokens.length === 0) return [`<style><!-- ${place} --></style>`];
  return ["<style><!--", `  ${place}`, "  servery-storefront {", ...tokens, "  }", "--></style>"];
}

export function tagOf({ id, hqId, language, palette }) {
  const brand = hqId ? ` hq-id="${hqId}"` : "";
  const spoken = language === "en" ? "" : ` language="${language}"`;
  return [
    ...hint,
    ...styleOf(palette),
    `<servery-storefront store-id="${id}"${brand}${spoken}></servery-storefront>`,
    `<script type="module" src="${location.origin}/storefront.js" crossorigin></script>`,
  ].join("\n");
}

/** The URLs must match the shop's own requests exactly, or the browser would fetch both. */
export function preloadsOf({ id, hqId }) {
  const [project, key] = [firebase.projectId, firebase.apiKey].map(encodeURIComponent);
  const documents = `${dataOrigin}/v1/projects/${project}/databases/(default)/documents`;
  const store = `${documents}${hqId ? `/Brands/${hqId}` : ""}/Companies/${id}`;
  return [`${store}?key=${key}`, `${store}/Menus?key=${key}&amp;pageSize=300`]
    .map((address) => `<link rel="preload" as="fetch" href="${address}" crossorigin>`)
    .join("\n");
}
