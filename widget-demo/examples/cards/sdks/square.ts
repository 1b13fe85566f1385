// What the example uses of Square's Web Payments SDK. The published types: @square/web-payments-sdk-types on npm; the
// reference: developer.squareup.com/reference/sdks/web/payments, Payments, Card, CardInputEvent and TokenResult.

export type SquareCardEvent = "cardBrandChanged" | "errorClassAdded" | "errorClassRemoved" | "focusClassRemoved";

type SquareStyle = Record<string, Record<string, string>>;

export interface SquareCardInputEvent {
  detail: {
    field: string;
    cardBrand?: string;
    currentState: { isCompletelyValid: boolean };
  };
}

export interface SquareCard {
  attach(place: HTMLElement): Promise<void>;
  addEventListener(type: SquareCardEvent, hear: (event: SquareCardInputEvent) => void): void;
  configure(options: { style: SquareStyle }): Promise<void>;
  focus(field: "cardNumber"): Promise<boolean>;
  /** With the details of the payment, the bank asks here, if it does. Incomplete fields are marked. */
  tokenize(verification?: {
    amount: string;
    currencyCode: string;
    intent: "CHARGE" | "STORE";
    customerInitiated: boolean;
    sellerKeyedIn: boolean;
    billingContact: { givenName: string; familyName: string; email: string; phone: string; countryCode: string };
  }): Promise<{
    status: string;
    token?: string;
    details?: { card?: { brand: string; last4: string } };
    errors?: readonly { message: string }[];
  }>;
  destroy(): Promise<boolean>;
}

export interface SquarePayments {
  card(options: { style: SquareStyle }): Promise<SquareCard>;
}
