import type { TypedContact } from "../../domain/customer/contact.ts";
import type { Language } from "../../domain/host/hostSettings.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { CardType } from "../../domain/payment/cardType.ts";
import type { CardTokenTender } from "../../domain/payment/settlement.ts";
import type { ServeryCardLook } from "../../index.ts";

export interface CardFieldsState {
  readonly isComplete: boolean;
  /** Null until it is known, and for a card that isn't taken. */
  readonly brand: CardType | null;
  /** In the diner's language. Empty if the fields say it themselves. */
  readonly problem: string;
}

/** What may change while the fields are there. */
export interface ShownFields {
  readonly language: Language;
  readonly look: ServeryCardLook;
  readonly total: Cents;
  /** A name that may be the card's. */
  readonly holder: string;
}

export interface FieldsRequest extends ShownFields {
  readonly storeId: number;
  readonly onChange: (state: CardFieldsState) => void;
  /** Enter in the last field. */
  readonly onSubmit: () => void;
}

/** Fields that the diner types a card in. */
export interface MountedFields {
  /** Whether they can be typed in. False after ten seconds. */
  readonly ready: Promise<boolean>;
  update(shown: ShownFields): void;
  focus(): void;
  showProblems(): void;
  /** Waits for the tokens that are asked for. */
  destroy(): void;
}

export interface CardTokenRequest {
  readonly storeId: number;
  readonly udid: string;
  readonly total: Cents;
  readonly contact: TypedContact;
  readonly intent: "charge" | "store";
}

export type CardTokenResult = CardTokenTender | { readonly kind: "failed" };

/** What the fields made of the bank's question. `not-here`: they can't show it. */
export type BankResult =
  | { readonly kind: "answered"; readonly result: unknown }
  | { readonly kind: "refused" }
  | { readonly kind: "not-here" };

/** Fields that the page can't read: a provider's, or the frame's (R105). No method throws. */
export interface CardFields {
  mount(request: FieldsRequest): MountedFields;
  token(request: CardTokenRequest): Promise<CardTokenResult>;
  handle(action: unknown): Promise<BankResult>;
}
