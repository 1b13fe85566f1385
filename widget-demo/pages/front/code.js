// The code that the front page offers to copy: the chosen tag, written for a kind of website. Each kind is one function,
// which returns blocks, each with the place where it belongs.
import { tagOf } from "./choice.js";
import { tokensOf } from "./palettes.js";

/** Reserves the shop's space until the script runs, so that nothing below it moves. */
const place = "servery-storefront:not(:defined) { display: block; min-height: 100vh; }";

function indent(lines, by) {
  return lines.map((line) => (line === "" ? line : by + line));
}

/** A button opens a shop, which takes the same colours. */
function tokenRule(choice) {
  const tokens = Object.entries(tokensOf(choice)).map(([token, value]) => `  ${token}: ${value};`);
  if (tokens.length === 0) return [];
  const selector = choice.show === "shop" ? "servery-storefront" : "servery-order-button, servery-storefront";
  return [`${selector} {`, ...tokens, "}"];
}

function stylesOf(choice) {
  return [...(choice.show === "shop" ? [place] : []), ...tokenRule(choice)];
}

/** The page connects to the menu's origin while the script is on its way, unless the script's own connection leads there. */
function hintOf({ show }, { origin, dataOrigin }) {
  return show === "shop" && dataOrigin !== origin ? [`<link rel="preconnect" href="${dataOrigin}" crossorigin>`] : [];
}

/** Style sheets ignore the comment's signs. Where a system takes the tags away, it hides the rules that are left. */
function styleOf(choice) {
  const styles = stylesOf(choice);
  if (styles.length < 2) return styles.map((line) => `<style><!-- ${line} --></style>`);
  return ["<style><!--", ...indent(styles, "  "), "--></style>"];
}

const written = ([name, value]) => `${name}="${value}"`;

function elementOf(choice, demo, more = []) {
  const { name, attributes, link } = tagOf(choice, demo);
  const open = [name, ...more, ...Object.entries(attributes).map(written)].join(" ");
  return { name, open, inside: link ? `<a href="${link.href}">${link.text}</a>` : "" };
}

const providerScript = ({ cardFrame }) =>
  `<script src="${new URL(cardFrame).origin}/stand-ins/card-fields/card-fields.js"></script>`;

function providerLines(choice, demo, selector = tagOf(choice, demo).name) {
  if (choice.card !== "provider") return [];
  return [
    providerScript(demo),
    `<script>document.querySelector("${selector}").cardFields = window.createStandInCardFields();</script>`,
  ];
}

const shopScript = ({ origin }) => `<script type="module" src="${origin}/storefront.js" crossorigin></script>`;

function htmlOf(choice, demo) {
  const { name, open, inside } = elementOf(choice, demo);
  const titles = {
    shop: "Paste this where the menu belongs",
    button: "Paste this where the button belongs",
    floating: "Paste this anywhere in the page",
  };
  const lines = [
    ...hintOf(choice, demo),
    ...styleOf(choice),
    `<${open}>${inside}</${name}>`,
    ...providerLines(choice, demo),
    shopScript(demo),
  ];
  return [{ title: titles[choice.show], lines }];
}

function componentOf(choice, demo) {
  const name = choice.show === "shop" ? "Menu" : "OrderButton";
  const isProvider = choice.card === "provider";
  const { name: tag, open, inside } = elementOf(choice, demo, isProvider ? ["ref={shop}"] : []);
  const drawn = inside ? ["return (", `  <${open}>`, `    ${inside}`, `  </${tag}>`, ");"] : [`return <${open} />;`];
  if (!isProvider) return [`export function ${name}() {`, ...indent(drawn, "  "), "}"];
  return [
    'import { useEffect, useRef } from "react";',
    "",
    `export function ${name}() {`,
    "  const shop = useRef(null);",
    "  useEffect(() => {",
    "    shop.current.cardFields = window.createStandInCardFields();",
    "  }, []);",
    ...indent(drawn, "  "),
    "}",
  ];
}

function reactOf(choice, demo) {
  const scripts = [...(choice.card === "provider" ? [providerScript(demo)] : []), shopScript(demo)];
  return [
    { title: "In index.html", lines: [...hintOf(choice, demo), ...scripts] },
    { title: "In your style sheet", lines: stylesOf(choice) },
    { title: choice.show === "shop" ? "Menu.jsx" : "OrderButton.jsx", lines: componentOf(choice, demo) },
  ];
}

/** A shop or a button, as the plug-in's shortcode. Its settings have the configuration. */
function shortcodeOf(choice, demo) {
  const { attributes, link } = tagOf(choice, demo);
  const { config: _frame, ...others } = attributes;
  const [name, own] = link ? ["servery_button", { link: link.href, label: link.text }] : ["servery", {}];
  return `[${[name, ...Object.entries({ ...others, ...own }).map(written)].join(" ")}]`;
}

function wordPressOf(choice, demo) {
  const isEverywhere = choice.show === "floating";
  const place = isEverywhere ? "In the footer, which every page has" : "In the page";
  // A page with the shop doesn't show the button in the corner.
  const selector = isEverywhere ? "servery-order-button, servery-storefront" : undefined;
  return [
    { title: "Once, in Settings → Servery", lines: [`${demo.origin}/storefront.js`] },
    { title: `${place}, as a shortcode`, lines: [shortcodeOf(choice, demo)] },
    { title: "In your theme’s Additional CSS", lines: tokenRule(choice) },
    { title: "Below it, in a Custom HTML block", lines: providerLines(choice, demo, selector) },
    {
      title: "In the shop’s configuration",
      lines: choice.card === "frame" ? [`{ "cardFrame": "${demo.cardFrame}" }`] : [],
    },
  ];
}

const writers = { html: htmlOf, react: reactOf, wordpress: wordPressOf };

export function codeOf(choice, demo) {
  return writers[choice.kind](choice, demo)
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title, code: lines.join("\n") }));
}

/**
 * The URLs must match the shop's own requests exactly, or the browser would fetch both. Empty where the page has no menu
 * to preload, or another configuration says where it is.
 */
export function preloadsOf({ store, number, show, card, kind }, { dataOrigin, firebase }) {
  if (kind !== "html" || show !== "shop" || card === "frame") return "";
  const [project, key] = [firebase.projectId, firebase.apiKey].map(encodeURIComponent);
  const documents = `${dataOrigin}/v1/projects/${project}/databases/(default)/documents`;
  const brand = store.hqId && !number ? `/Brands/${store.hqId}` : "";
  const address = `${documents}${brand}/Companies/${number || store.id}`;
  return [`${address}?key=${key}`, `${address}/Menus?key=${key}&amp;pageSize=300`]
    .map((each) => `<link rel="preload" as="fetch" href="${each}" crossorigin>`)
    .join("\n");
}
