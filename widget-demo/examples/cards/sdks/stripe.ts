// What the example uses of Stripe.js. The published types: @stripe/stripe-js on npm, types/stripe-js/stripe.d.ts and
// types/stripe-js/elements/card.d.ts.

interface StripeError {
  readonly message?: string;
}

interface StripeCardStyle {
  base?: Record<string, string | Record<string, string>>;
  invalid?: Record<string, string>;
}

export interface StripeCardElementChangeEvent {
  complete: boolean;
  /** `unknown` until enough is typed. */
  brand: string;
  error: StripeError | undefined;
}

export interface StripeCardElement {
  mount(place: HTMLElement): void;
  on(event: "ready", hear: () => void): unknown;
  on(event: "change", hear: (event: StripeCardElementChangeEvent) => void): unknown;
  update(options: { style: StripeCardStyle }): void;
  focus(): void;
  destroy(): void;
}

export interface Stripe {
  elements(options: { locale: "en" | "zh" }): {
    create(type: "card", options: { hidePostalCode: boolean; style: StripeCardStyle }): StripeCardElement;
  };
  createPaymentMethod(data: {
    type: "card";
    card: StripeCardElement;
    billing_details: { name: string; email?: string; phone?: string };
  }): Promise<{ paymentMethod?: { id: string; card?: { brand: string; last4: string } }; error?: StripeError }>;
  handleNextAction(options: { clientSecret: string }): Promise<{
    paymentIntent?: { id: string };
    error?: StripeError;
  }>;
}
