import { isOffered } from "../../backend/ordering/checkStore.ts";
import type { Answer } from "./api.ts";
import type { Subject } from "./subject.ts";
import { skip } from "./verdict.ts";
import { flagOf } from "./ways.ts";

export async function checkIn({ call, shop }: Subject, change: object = {}, storeId = shop.id): Promise<Answer> {
  const isPossible = flagOf(shop.store, "HomePage") || isOffered(shop.store, "table");
  if (!isPossible) skip("nobody can check in: the store has neither HomePage nor EatIn.");
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
