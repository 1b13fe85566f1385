// What the example uses of Adyen Web, version 6. The published types: @adyen/adyen-web on npm, core and components/Card.

export interface AdyenCardOptions {
  brands: readonly string[];
  showPayButton: boolean;
  styles: { base: Record<string, string>; error: Record<string, string> };
  /** The fields' frames are there. */
  onConfigSuccess(): void;
  /** `data` is what POST /payments takes: `paymentMethod` with encrypted fields, `browserInfo`, `origin`. */
  onChange(state: { isValid: boolean; data: object }): void;
  /** `card` until the brand is known. */
  onBrand(event: { brand: string }): void;
  onFieldValid(event: { endDigits?: string }): void;
}

interface AdyenComponent {
  mount(place: HTMLElement): unknown;
  unmount(): unknown;
}

export interface AdyenCard extends AdyenComponent {
  showValidation(): unknown;
}

export interface AdyenCore {
  createFromAction(action: object): AdyenComponent;
}

export interface AdyenWeb {
  AdyenCheckout(options: {
    clientKey: string;
    environment: "test" | "live-au";
    locale: string;
    countryCode: string;
    onAdditionalDetails(state: { data: object }): void;
  }): Promise<AdyenCore>;
  Card: new (core: AdyenCore, options: AdyenCardOptions) => AdyenCard;
}
