import { card } from "../payment-card/card.ts";
import { cash } from "../payment-cash/cash.ts";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";

/** All ways to pay, in the order of the spec's codes: so they stand on the screen (R55). */
export const paymentMethods: readonly PaymentMethodPart[] = [card, cash];
