import cardForm from "../parts/card-form/CardForm.css?inline";
import marks from "../parts/card-mark/marks.css?inline";
import fieldGrid from "../parts/form/fieldGrid.css?inline";
import insideLabels from "../parts/form/insideLabels.css?inline";
import field from "../ui/Field.css?inline";
import notice from "../ui/Notice.css?inline";
import tokens from "../ui/tokens.css?inline";
import frame from "./frame.css?inline";

/** The shop's own styles. The tokens are on this page itself, not on a shop's element. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  const css = [tokens, field, fieldGrid, notice, cardForm, insideLabels, marks, frame].join("");
  sheet.replaceSync(css.replaceAll(":host", ":root"));
  document.adoptedStyleSheets = [sheet];
}
