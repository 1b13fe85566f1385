import type { Cents } from "../../domain/money/cents.ts";
import type { StoreId } from "../../domain/store/store.ts";

/** What the page around the element may hear of. */
export type Announcement =
  | { readonly kind: "ready"; readonly storeId: number | null; readonly language: string }
  | { readonly kind: "navigate"; readonly path: string; readonly name: string }
  | { readonly kind: "cart-change"; readonly itemCount: number; readonly total: Cents }
  | { readonly kind: "order-placed"; readonly storeId: StoreId; readonly orderId: string; readonly total: Cents }
  | { readonly kind: "error"; readonly category: string; readonly message: string };

export interface Announcer {
  announce(announcement: Announcement): void;
}
