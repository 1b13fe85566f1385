import type { ServeryCardFields, ServeryCardLook } from "../../../dist-types/index.d.ts";
import type { SquareCard, SquarePayments } from "./sdks/square.ts";

const styleOf = ({ color, fontSize, errorColor, placeholderColor, borderColor, accentColor }: ServeryCardLook) => ({
  input: { color, fontSize },
  "input::placeholder": { color: placeholderColor },
  "input.is-error": { color: errorColor },
  ".input-container": { borderColor },
  ".input-container.is-focus": { borderColor: accentColor },
  ".input-container.is-error": { borderColor: errorColor },
});

const events = ["cardBrandChanged", "errorClassAdded", "errorClassRemoved", "focusClassRemoved"] as const;

/** `element.cardFields = cardFields(Square.payments("sq0idp-…", "L…"));` */
export function cardFields(payments: SquarePayments): ServeryCardFields {
  let shown: Promise<SquareCard> | null = null;
  return {
    mount(place, { look, onChange }) {
      const valid: Record<string, boolean> = { cardNumber: false, expirationDate: false, cvv: false };
      let brand: string | null = null;
      const attach = async () => {
        const card = await payments.card({ style: styleOf(look) });
        for (const event of events)
          card.addEventListener(event, ({ detail: { field, cardBrand, currentState } }) => {
            valid[field] = currentState.isCompletelyValid;
            brand = cardBrand && cardBrand !== "unknown" ? cardBrand : brand;
            onChange({ complete: Object.values(valid).every(Boolean), brand, problem: null });
          });
        await card.attach(place);
        return card;
      };
      const ready = attach();
      shown = ready;
      const withCard = (run: (card: SquareCard) => unknown) => void ready.then(run).catch(() => {});
      return {
        ready,
        update: ({ look }) => look && withCard((card) => card.configure({ style: styleOf(look) })),
        focus: () => withCard((card) => card.focus("cardNumber")),
        showProblems: () => withCard((card) => card.tokenize()),
        destroy: () => withCard((card) => card.destroy()),
      };
    },
    async token({ amount, currency, intent, contact: { firstName, lastName, email, phone } }) {
      const result = await (await shown)?.tokenize({
        amount: amount.toFixed(2),
        currencyCode: currency,
        intent: intent === "store" ? "STORE" : "CHARGE",
        customerInitiated: true,
        sellerKeyedIn: false,
        billingContact: { givenName: firstName, familyName: lastName, email, phone, countryCode: "AU" },
      });
      const { token, details, errors } = result ?? {};
      if (!token || !details?.card) throw new Error(errors?.[0]?.message ?? "Square gives no token.");
      return { token, brand: details.card.brand.toLowerCase(), last4: details.card.last4 };
    },
  };
}
