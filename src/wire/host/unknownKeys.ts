import * as v from "valibot";
import { configSchema } from "./config.ts";

/** Keys that nothing reads, and that are no mistake: R3 names some, the others stand in every web app's options. */
const unread = /^(mapsKey|applePay|googlePay|firebase\.(storageBucket|messagingSenderId|measurementId|databaseURL))$/;

/** What was read has all keys of the input that are known. */
function keysBeyond(read: object, input: object, path = ""): string[] {
  const known = new Map<string, unknown>(Object.entries(read));
  return Object.entries(input).flatMap(([key, value]) => {
    const name = path + key;
    if (!known.has(key)) return unread.test(name) ? [] : name;
    const below = known.get(key);
    return below instanceof Object && value instanceof Object ? keysBeyond(below, value, `${name}.`) : [];
  });
}

/** The keys of a configuration that do nothing, such as a misspelt one. Of one that can't be used there are none. */
export function unknownKeys(input: unknown): readonly string[] {
  const result = v.safeParse(configSchema("https://shop.example/"), input);
  return result.success ? keysBeyond(result.output, Object(input)) : [];
}
