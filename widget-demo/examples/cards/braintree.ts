import type { ServeryCardFields } from "../../../dist-types/index.d.ts";
import type { Braintree, BraintreeField, BraintreeHostedFields } from "./sdks/braintree.ts";

const words = {
  en: { number: "Card number", expirationDate: "Expiry date", cvv: "CVV", wrong: "Check the card's details." },
  "zh-CN": { number: "卡号", expirationDate: "有效期", cvv: "安全码", wrong: "请检查银行卡信息。" },
};
const brandOf = (type: string) => type.toLowerCase().replace("-", "");

/** `element.cardFields = cardFields(braintree, clientTokenOfYourServer);` */
export function cardFields(braintree: Braintree, authorization: string): ServeryCardFields {
  const created = braintree.client.create({ authorization });
  const threeDSecure = created.then((client) => braintree.threeDSecure.create({ version: 2, client }));
  let shown: Promise<BraintreeHostedFields> | null = null;
  return {
    mount(place, { language, look, onChange }) {
      const labels = new Map<BraintreeField, Text>();
      const fieldOf = (name: BraintreeField) => {
        const container = document.createElement("div");
        container.style.cssText = `height: ${look.height}; padding: 0 12px; border: 1px solid ${look.borderColor}`;
        labels.set(name, new Text(words[language][name]));
        place.appendChild(document.createElement("label")).append(labels.get(name) ?? "", container);
        return { container };
      };
      const fields = { number: fieldOf("number"), expirationDate: fieldOf("expirationDate"), cvv: fieldOf("cvv") };
      const styles = { input: { color: look.color }, ".invalid": { color: look.errorColor } };
      const ready = created.then((client) => braintree.hostedFields.create({ client, styles, fields }));
      const withFields = (run: (hosted: BraintreeHostedFields) => unknown) => void ready.then(run).catch(() => {});
      const tell = (hosted: BraintreeHostedFields, problem: string | null) => {
        const { cards, fields } = hosted.getState();
        const complete = Object.values(fields).every(({ isValid }) => isValid);
        onChange({ complete, brand: cards[0] && cards.length === 1 ? brandOf(cards[0].type) : null, problem });
      };
      withFields((hosted) => hosted.on("validityChange", () => tell(hosted, null)));
      withFields((hosted) => hosted.on("cardTypeChange", () => tell(hosted, null)));
      shown = ready;
      return {
        ready,
        update(changes) {
          language = changes.language ?? language;
          for (const [name, label] of labels) label.data = words[language][name];
        },
        focus: () => withFields((hosted) => hosted.focus("number")),
        showProblems: () => withFields((hosted) => tell(hosted, words[language].wrong)),
        destroy: () => withFields((hosted) => hosted.teardown()),
      };
    },
    async token({ amount, intent, contact: { firstName, lastName, email } }) {
      if (!shown) throw new Error("The card's fields aren't on the page.");
      const { nonce, details } = await (await shown).tokenize({ cardholderName: `${firstName} ${lastName}` });
      const card = { brand: brandOf(details.cardType), last4: details.lastFour };
      if (intent === "store") return { token: nonce, ...card };
      const asked = { nonce, bin: details.bin, amount: amount.toFixed(2), email };
      const onLookupComplete = (_data: object, next: () => void) => next();
      const answer = await (await threeDSecure).verifyCard({ ...asked, onLookupComplete });
      if (answer.liabilityShiftPossible && !answer.liabilityShifted) throw new Error("The bank refuses the card.");
      return { token: answer.nonce, ...card };
    },
  };
}
