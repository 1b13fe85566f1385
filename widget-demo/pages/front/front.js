import { parametersOf, readChoice, tagOf } from "./choice.js";
import { codeOf, preloadsOf } from "./code.js";
import { copyLink, copyText } from "./copy.js";
import { shownIn, startForm } from "./form.js";
import { startKitchen } from "./kitchen.js";
import { tokensOf } from "./palettes.js";
import { readDemo } from "./readDemo.js";
import { showBlocks } from "./showBlocks.js";
import { startSteps } from "./steps.js";

const byId = (id) => document.getElementById(id);
const frame = byId("phone");
const demo = await readDemo();
const offer = { stores: shownIn(byId("build")), hasCardOrigin: demo.cardFrame !== null };
let choice = readChoice(new URLSearchParams(location.search), offer);
const steps = startSteps({
  frame,
  buttons: [...byId("steps").querySelectorAll("button")],
  said: byId("said"),
  hasOwnForm: () => choice.card === "form",
});

function showCode() {
  showBlocks(byId("blocks"), codeOf(choice, demo), byId("copied"));
  const preloads = preloadsOf(choice, demo);
  byId("preloads").textContent = preloads;
  byId("sooner").hidden = preloads === "";
  byId("copied").textContent = "";
  for (const note of document.querySelectorAll("[data-for]")) {
    const [name, ...values] = note.dataset.for.split(" ");
    note.hidden = !values.includes(choice[name]);
  }
}

/** The phone reads it here. It takes most changes on at once; another store or another kind of tag is another page. */
function showPreview() {
  const { store, language } = choice;
  const shown = tagOf({ ...choice, number: "" }, demo);
  // In the address of the page around it, a diner's earlier choice would win over a missing language.
  shown.attributes.language = language;
  const preview = { ...shown, store: store.name, tokens: tokensOf(choice), hasProvider: choice.card === "provider" };
  const page = `${shown.name} ${store.id}`;
  const isOther = page !== frame.dataset.page;
  Object.assign(frame.dataset, { page, preview: JSON.stringify(preview) });
  frame.title = `The live shop: ${store.name}`;
  if (!isOther) return;
  steps.restart();
  // Replaces the location, so that Back still leaves this page.
  frame.contentWindow.location.replace("/front/phone.html");
}

function showAddress() {
  const parameters = `${parametersOf(choice, offer)}`;
  const { pathname, hash } = location;
  history.replaceState(history.state, "", `${pathname}${parameters && `?${parameters}`}${hash}`);
  byId("link-copied").textContent = "";
}

const form = startForm(byId("build"), offer, (asked) => {
  const { card } = choice;
  choice = readChoice(asked, offer);
  // What the last step has said of the card is about another place.
  if (choice.card !== card) steps.clear();
  form.show(choice);
  showAddress();
  showPreview();
  showCode();
});

const onPress = (id, act) => byId(id).addEventListener("click", ({ currentTarget }) => act(currentTarget));
onPress("copy-preloads", (button) => copyText(byId("preloads"), button, byId("copied")));
onPress("copy-link", (button) => copyLink(button, byId("link-copied")));

startKitchen({ tickets: byId("tickets"), note: byId("kitchen-note") });
form.show(choice);
showCode();
showPreview();
