import type { CheckIn } from "../../domain/customer/checkIn.ts";

/** The body of `POST customers/register-visit/{id of the store}` (S34). */
export function encodeVisit({ name, phone, email, table, wantsOffers }: CheckIn, hqId: number): object {
  return {
    Name: name,
    Email: email,
    HQCompanyID: hqId,
    Phone: phone,
    Table: table,
    AgreeToReceivePromotionalOffers: wantsOffers,
  };
}
