import type { DeliveryReach, PostcodeArea } from "../../domain/fulfilment/deliveryReach.ts";
import { anyNumber, id } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  type Kind,
  leaveOutOfList,
  type ReadingContext,
  read,
  readRecords,
} from "../reading.ts";

/** R9: an id is a number or text. */
const postcode: Kind<number> = {
  name: "a postcode",
  of: (value) => {
    const written = id.of(value);
    return written !== undefined && /^\d+$/.test(written) ? Number(written) : undefined;
  },
};

function parseArea(fields: Fields): PostcodeArea[] {
  const from = read(fields, "PostcodeFrom", postcode, null);
  const to = read(fields, "PostcodeTo", postcode, null);
  return from === null || to === null || to < from ? leaveOutOfList(fields, "not an area") : [{ from, to }];
}

/** A radius of 0 or less means no limit. */
function parseRadius(store: Fields): number | null {
  const radius = read(store, "DeliveryRadius", anyNumber, 0);
  return radius > 0 ? radius : null;
}

/** The delivery areas and radius in a store's document. */
export function parseReach(values: unknown, context: ReadingContext): DeliveryReach {
  const path = "Companies";
  const store = documentFields(values, path, context) ?? { values: {}, path, context };
  return { areas: readRecords(store, "DeliveryAreas").flatMap(parseArea), radiusKm: parseRadius(store) };
}
