import type { Answer } from "./api.ts";
import type { Subject } from "./subject.ts";

export function checkIn({ call, shop }: Subject, change: object = {}, storeId = shop.id): Promise<Answer> {
  const body = {
    Name: "Noor Test",
    Email: "conform@example.com",
    HQCompanyID: shop.hqId,
    Phone: "0491570156",
    Table: "1",
    AgreeToReceivePromotionalOffers: true,
    ...change,
  };
  return call("POST", `customers/register-visit/${storeId}`, { body });
}
