// What the example uses of Braintree's JavaScript SDK, version 3. The published types: @types/braintree-web on npm,
// hosted-fields.d.ts and three-d-secure.d.ts.

type BraintreeStyles = Record<string, Record<string, string>>;

export type BraintreeField = "number" | "expirationDate" | "cvv";

export interface BraintreeHostedFields {
  on(event: "validityChange" | "cardTypeChange", hear: () => void): void;
  getState(): {
    cards: readonly { type: string }[];
    fields: Record<BraintreeField, { isValid: boolean }>;
  };
  focus(field: BraintreeField): void;
  tokenize(options: { cardholderName: string }): Promise<{
    nonce: string;
    details: { bin: string; cardType: string; lastFour: string };
  }>;
  teardown(): Promise<void>;
}

export interface BraintreeThreeDSecure {
  verifyCard(options: {
    nonce: string;
    bin: string;
    amount: string;
    email: string;
    onLookupComplete(data: object, next: () => void): void;
  }): Promise<{ nonce: string; liabilityShifted: boolean; liabilityShiftPossible: boolean }>;
}

export interface Braintree {
  client: { create(options: { authorization: string }): Promise<object> };
  hostedFields: {
    create(options: {
      client: object;
      styles: BraintreeStyles;
      fields: Record<BraintreeField, { container: HTMLElement }>;
    }): Promise<BraintreeHostedFields>;
  };
  threeDSecure: { create(options: { version: 2; client: object }): Promise<BraintreeThreeDSecure> };
}
