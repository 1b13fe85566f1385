import { existsSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject } from "./documentShape.ts";
import type { Json, JsonFields } from "./documents/types.ts";

/** Adds the large version of a picture that is next to it, `images/NAME-large.webp`. */
function withLarge<Fields extends JsonFields>(fields: Fields, key: string, largeKey: string, folder: string) {
  const picture = fields[key];
  if (typeof picture !== "string") return fields;
  const large = picture.replace(/(\.\w+)$/, "-large$1");
  const isThere = large.startsWith("/images/") && existsSync(join(folder, large));
  return isThere ? { [largeKey]: large, ...fields } : fields;
}

/** Adds `LargePhotoUrl` to each product of a menu, and `LargeProfileImage` to a store. */
export function withLargePhotos(fields: JsonFields, folder: string): JsonFields {
  const products = fields["Products"];
  if (!products || !isJsonObject(products)) return withLarge(fields, "ProfileImage", "LargeProfileImage", folder);
  const entries = Object.entries(products).map(([id, product]): [string, Json] => [
    id,
    isJsonObject(product) ? withLarge(product, "PhotoUrl", "LargePhotoUrl", folder) : product,
  ]);
  return { ...fields, Products: Object.fromEntries(entries) };
}
