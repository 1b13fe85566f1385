import { wholeName } from "../../domain/customer/contact.ts";
import type { NewCard, TokenCard } from "../../domain/payment/card.ts";
import { encodeCard, encodeTokenCard } from "./card.ts";
import { parseReply } from "./replies.ts";

interface SavedCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** `POST customers/{uid}` (S34). Unknown values are left out, so that the backend keeps its own. */
export function encodeCustomer({ firstName, lastName, email, phone }: SavedCustomer, hqId: number): object {
  return {
    DisplayName: wholeName({ firstName, lastName }),
    Email: email,
    HQCompanyID: hqId,
    ...(phone && { Mobile: phone }),
    ...(firstName && { FirstName: firstName }),
    ...(lastName && { LastName: lastName }),
  };
}

export function encodeStoredCard(card: NewCard | TokenCard, hqId: number, isSandboxPayment: boolean): object {
  const encoded = "token" in card ? encodeTokenCard(card) : encodeCard(card, isSandboxPayment);
  return { HQCompanyID: hqId, ...encoded };
}

export function encodeReset(email: string, companyId: number): object {
  return { Email: email, Company_ID: companyId };
}

/** The answer to a call that acts for a member. */
type ParsedMemberResult =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly message: string; readonly detail: string }
  /** R63: the token is no longer valid. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "no-answer" };

export function parseMemberResponse(status: number, text: string): ParsedMemberResult {
  if (status === 401) return { kind: "signed-out" };
  const reply = status >= 500 ? null : parseReply(text);
  if (!reply) return { kind: "no-answer" };
  if (!reply.isSuccess) return { kind: "refused", message: reply.message, detail: reply.detail };
  return status < 300 ? { kind: "saved" } : { kind: "no-answer" };
}
