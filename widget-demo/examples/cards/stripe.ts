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
      let shown = { language, look };
      let state = { complete: false, brand: null as string | null, problem: null as string | null };
      const tell = (changes: Partial<typeof state>) => {
        state = { ...state, ...changes };
        onChange(state);
      };
      const show = () => {
        place.style.cssText = `padding: 14px 12px; border: 1px solid ${shown.look.borderColor}`;
        const locale = shown.language === "zh-CN" ? "zh" : "en";
        const made = stripe.elements({ locale }).create("card", { hidePostalCode: true, style: styleOf(shown.look) });
        made.on("change", ({ complete, brand, error }) =>
          tell({ complete, brand: brand === "unknown" ? null : brand, problem: error?.message ?? null }),
        );
        card = made;
        made.mount(place);
        return new Promise<void>((resolve) => made.on("ready", resolve));
      };
      return {
        ready: show(),
        update({ language = shown.language, look = shown.look }) {
          const isSaidAnew = language !== shown.language;
          shown = { language, look };
          if (!isSaidAnew) return card?.update({ style: styleOf(look) });
          card?.destroy();
          tell({ complete: false, brand: null, problem: null });
          void show();
        },
        focus: () => card?.focus(),
        showProblems: () => tell({ problem: state.problem ?? missing[shown.language] }),
        destroy: () => card?.destroy(),
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
