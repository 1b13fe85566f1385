import type { ServeryCardFields, ServeryCardLook } from "../../../dist-types/index.d.ts";
import type { Stripe, StripeCardElement } from "./sdks/stripe.ts";

const styleOf = ({ color, fontFamily, fontSize, placeholderColor, errorColor }: ServeryCardLook) => ({
  base: { color, fontFamily, fontSize, iconColor: color, "::placeholder": { color: placeholderColor } },
  invalid: { color: errorColor, iconColor: errorColor },
});
const missing = { en: "Enter the card's details.", "zh-CN": "请填写银行卡信息。" };

/** `element.cardFields = cardFields(Stripe("pk_live_…"));` */
export function cardFields(stripe: Stripe): ServeryCardFields {
  let card: StripeCardElement | null = null;
  return {
    mount(place, { language, look, onChange }) {
      let state = { complete: false, brand: null as string | null, problem: null as string | null };
      const tell = (changes: Partial<typeof state>) => {
        state = { ...state, ...changes };
        onChange(state);
      };
      const show = () => {
        place.style.cssText = `padding: 14px 12px; border: 1px solid ${look.borderColor}`;
        const locale = language === "zh-CN" ? "zh" : "en";
        const made = stripe.elements({ locale }).create("card", { hidePostalCode: true, style: styleOf(look) });
        made.on("change", ({ complete, brand, error }) =>
          tell({ complete, brand: brand === "unknown" ? null : brand, problem: error?.message ?? null }),
        );
        made.mount(place);
        card = made;
        return made;
      };
      let own = show();
      return {
        ready: new Promise<void>((resolve) => own.on("ready", resolve)),
        update(changes) {
          look = changes.look ?? look;
          if ((changes.language ?? language) === language) return own.update({ style: styleOf(look) });
          language = changes.language ?? language;
          own.destroy();
          own = show();
          tell({ complete: false, brand: null, problem: null });
        },
        focus: () => own.focus(),
        showProblems: () => tell({ problem: state.problem ?? missing[language] }),
        destroy: () => own.destroy(),
      };
    },
    async token({ contact: { firstName, lastName, email, phone } }) {
      if (!card) throw new Error("The card's field isn't on the page.");
      const billing_details = { name: `${firstName} ${lastName}`, ...(email && { email }), ...(phone && { phone }) };
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: "card", card, billing_details });
      if (!paymentMethod?.card) throw new Error(error?.message);
      return { token: paymentMethod.id, brand: paymentMethod.card.brand, last4: paymentMethod.card.last4 };
    },
    async handle(action) {
      const { paymentIntent, error } = await stripe.handleNextAction(action as { clientSecret: string });
      if (!paymentIntent) throw new Error(error?.message);
      return { paymentIntent: paymentIntent.id };
    },
  };
}
