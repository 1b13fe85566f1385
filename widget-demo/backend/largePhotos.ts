import { existsSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject } from "./documentShape.ts";
import type { Json, JsonFields } from "./documents/types.ts";

function withLargePhoto(product: Json, folder: string): Json {
  if (!isJsonObject(product) || typeof product["PhotoUrl"] !== "string") return product;
  const large = product["PhotoUrl"].replace(/(\.\w+)$/, "-large$1");
  const isThere = large.startsWith("/images/") && existsSync(join(folder, large));
  return isThere ? { LargePhotoUrl: large, ...product } : product;
}

/** Adds LargePhotoUrl to each product whose picture has a large version next to it, `images/NAME-large.webp`. */
export function withLargePhotos(fields: JsonFields, folder: string): JsonFields {
  const products = fields["Products"];
  if (!products || !isJsonObject(products)) return fields;
  const entries = Object.entries(products).map(([id, product]) => [id, withLargePhoto(product, folder)]);
  return { ...fields, Products: Object.fromEntries(entries) };
}
