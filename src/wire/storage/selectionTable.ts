import * as v from "valibot";
import type { StoredSelection } from "../../domain/cart/venueSelection.ts";
import { cartLinesSchema } from "./cart.ts";
import { selectionKey } from "./orderTable.ts";
import { shortRow, stored, word } from "./stored.ts";

const storeId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** R75: the venue that this tab has selected for its order. Each tab has its own. */
export const storedSelection = stored<StoredSelection>({
  ...shortRow,
  key: selectionKey,
  storage: "session",
  dropsOlder: true,
  schema: v.object({
    home: storeId,
    hqId: storeId,
    ids: v.array(word),
    picked: v.nullable(storeId),
    lines: v.nullable(cartLinesSchema),
  }),
  longest: 500_000,
});
