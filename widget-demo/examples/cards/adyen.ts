import type { ServeryCardFields, ServeryCardFieldsOptions } from "../../../dist-types/index.d.ts";
import type { AdyenCard, AdyenWeb } from "./sdks/adyen.ts";

/** `element.cardFields = cardFields(AdyenWeb, "live_…", "live-au");` */
export function cardFields(adyen: AdyenWeb, clientKey: string, environment: "test" | "live-au"): ServeryCardFields {
  let answer = (_details: object) => {};
  let typed = { isValid: false, data: {}, brand: null as string | null, last4: "" };
  const checkoutIn = (locale: string) => {
    const onAdditionalDetails = ({ data }: { data: object }) => answer(data);
    return adyen.AdyenCheckout({ clientKey, environment, locale, countryCode: "AU", onAdditionalDetails });
  };
  async function show(place: HTMLElement, { language, look, onChange }: ServeryCardFieldsOptions): Promise<AdyenCard> {
    const change = (changes: Partial<typeof typed>) => {
      typed = { ...typed, ...changes };
      onChange({ complete: typed.isValid, brand: typed.brand, problem: null });
    };
    change({ isValid: false, brand: null });
    const core = await checkoutIn(language === "en" ? "en-US" : language);
    return new Promise((resolve) => {
      const card = new adyen.Card(core, {
        brands: ["visa", "mc"],
        showPayButton: false,
        styles: { base: { color: look.color, fontSize: look.fontSize }, error: { color: look.errorColor } },
        onConfigSuccess: () => resolve(card),
        onChange: ({ isValid, data }) => change({ isValid, data }),
        onBrand: ({ brand }) => change({ brand: brand === "card" ? null : brand.replace(/^mc$/, "mastercard") }),
        onFieldValid: ({ endDigits }) => endDigits && change({ last4: endDigits }),
      });
      card.mount(place);
    });
  }
  return {
    mount(place, options) {
      let shown = show(place, options);
      const withCard = (run: (card: AdyenCard) => void) => void shown.then(run, () => {});
      return {
        ready: shown,
        update(changes) {
          if ((changes.language ?? options.language) === options.language) return;
          withCard((card) => card.unmount());
          shown = shown.then(() => show(place, Object.assign(options, changes)));
        },
        focus: () => place.querySelector("iframe")?.focus(),
        showProblems: () => withCard((card) => card.showValidation()),
        destroy: () => withCard((card) => card.unmount()),
      };
    },
    token: async () => ({ token: JSON.stringify(typed.data), brand: typed.brand ?? "", last4: typed.last4 }),
    async handle(action) {
      const dialog = document.body.appendChild(document.createElement("dialog"));
      dialog.showModal();
      const details = new Promise((resolve, reject) => {
        answer = resolve;
        dialog.addEventListener("close", () => reject(new Error("The diner has closed the bank's question.")));
      });
      (await checkoutIn("en-US")).createFromAction((action as { action: object }).action).mount(dialog);
      return details.finally(() => dialog.remove());
    },
  };
}
