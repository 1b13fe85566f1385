import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { coupon } from "./contract/calls/answers.ts";
import { documentRemarks, memberProblems } from "./contract/documents/documents.ts";
import { latitude, longitude, minutes, price } from "./contract/kinds.ts";
import { remarksOn } from "./contract/schema.ts";
import { DocumentsSchema, isJsonObject } from "./documentShape.ts";
import type { Json, JsonFields } from "./documents/types.ts";
import { reasonOf, StartProblem } from "./problem.ts";

const Name = v.pipe(v.string(), v.nonEmpty());
const StoreId = v.pipe(v.string(), v.regex(/^\d+$/, "a key is a store's number"));
/** Needed because valibot accepts a list as a record, and as an object whose keys are all optional. */
function object<T>() {
  return v.custom<T>(isJsonObject, "must be an object");
}

const AccountSeedSchema = v.strictObject({
  email: v.pipe(v.string(), v.email("not an e-mail address")),
  password: v.pipe(v.string(), v.minLength(6, "a password has at least 6 characters")),
  uid: Name,
  displayName: v.optional(v.string()),
});

const AccountsSchema = v.pipe(
  v.array(AccountSeedSchema),
  v.check((accounts) => isUnique(accounts.map(({ uid }) => uid)), "two accounts have the same uid"),
  v.check(
    (accounts) => isUnique(accounts.map(({ email }) => email.toLowerCase())),
    "two accounts have the same e-mail address",
  ),
);

const CouponsSchema = v.array(
  v.strictObject({ CompanyID: v.pipe(v.number(), v.integer()), Coupon: object<JsonFields>() }),
);

const DeliverySchema = v.strictObject({
  fees: v.optional(v.record(StoreId, v.strictObject({ Fee: price, DeliveryDuration: minutes })), {}),
  places: v.optional(
    v.array(
      v.strictObject({
        address: Name,
        suburb: Name,
        postcode: Name,
        state: Name,
        lat: latitude,
        lng: longitude,
      }),
    ),
    [],
  ),
});

const text = v.nullish(v.string());
const flag = v.nullish(v.boolean());
/** Checks the types of R3's keys. The widget checks everything else. */
const ConfigurationSchema = v.looseObject({
  apiUrl: text,
  apiKey: text,
  appName: text,
  marketingUrl: text,
  supportEmail: text,
  idTokenHeader: text,
  errorReporting: text,
  branded: flag,
  forceSandboxPayment: flag,
  firebase: v.nullish(object<JsonFields>()),
  emulators: v.nullish(object<JsonFields>()),
}) as v.GenericSchema<JsonFields, JsonFields>;

export type AccountSeed = v.InferOutput<typeof AccountSeedSchema>;

export interface DemoData {
  readonly documents: Readonly<Record<string, JsonFields>>;
  readonly coupons: v.InferOutput<typeof CouponsSchema>;
  readonly accounts: readonly AccountSeed[];
  readonly delivery: v.InferOutput<typeof DeliverySchema>;
  readonly configuration: JsonFields;
}

/** A list is no file of documents, although valibot takes it for a record. */
export const DocumentsFileSchema = v.pipe(object<v.InferInput<typeof DocumentsSchema>>(), DocumentsSchema);

/** What must not be in documents, because the backend calculates with it. */
export function documentProblems(documents: DemoData["documents"]): readonly string[] {
  return [...memberProblems(documents), ...sharedNumbers(documents)];
}

/** R8: calls identify a store only by its number, so it must be unique across brands. */
function sharedNumbers(documents: Readonly<Record<string, JsonFields>>): readonly string[] {
  const brands = new Map<string, string>();
  return Object.keys(documents).flatMap((path) => {
    const [, brand, id] = /^Brands\/([^/]+)\/Companies\/([^/]+)$/.exec(path) ?? [];
    if (brand === undefined || id === undefined) return [];
    const other = brands.get(id);
    brands.set(id, brand);
    return other === undefined ? [] : [`${path}: Brands/${other} has a store ${id}, too`];
  });
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Reads the demo's data, or throws one error that lists every problem. */
export function readData(folder: string): DemoData {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartProblem(`There is no data folder ${folder}.`);
  }
  const problems: string[] = [];
  function part<T>(name: string, schema: v.GenericSchema<unknown, T>, absent: T | null): T | null {
    const file = join(folder, name);
    if (!existsSync(file)) {
      if (absent === null) problems.push(`${file}: the file is missing`);
      return absent;
    }
    const outcome = readJsonFile(file, schema);
    if ("problems" in outcome) problems.push(...outcome.problems);
    return "value" in outcome ? outcome.value : null;
  }
  const documents = part("documents.json", DocumentsFileSchema, null);
  problems.push(...documentProblems(documents ?? {}).map((problem) => `${join(folder, "documents.json")}: ${problem}`));
  const coupons = part("coupons.json", CouponsSchema, []);
  const accounts = part("accounts.json", AccountsSchema, []);
  const delivery = part("delivery.json", v.pipe(object<v.InferInput<typeof DeliverySchema>>(), DeliverySchema), {
    fees: {},
    places: [],
  });
  const configuration = part("config.json", v.pipe(object<JsonFields>(), ConfigurationSchema), {});
  if (problems.length > 0 || !documents || !coupons || !accounts || !delivery || !configuration) {
    throw new StartProblem(problems.join("\n"));
  }
  const whole = Object.entries(documents).map(([path, fields]) => [path, withLargePhotos(fields, folder)]);
  return { documents: Object.fromEntries(whole), coupons, accounts, delivery, configuration };
}

/** R10: values that the shop has to cope with, but that the data's author should know about. */
export function dataRemarks({ documents, coupons }: DemoData, folder: string): readonly string[] {
  const onCoupons = coupons.flatMap(({ Coupon }, index) => remarksOn(coupon, Coupon, `${index} > Coupon`));
  return [
    ...documentRemarks(documents).map((remark) => `${join(folder, "documents.json")}: ${remark}`),
    ...onCoupons.map((remark) => `${join(folder, "coupons.json")}: ${remark}`),
  ];
}

export function readJsonFile<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
): { readonly value: T } | { readonly problems: readonly string[] } {
  let json: unknown;
  let text = "";
  try {
    text = readFileSync(file, "utf8");
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`${file}: cannot be read as JSON (${withoutExcerpt(reasonOf(error), text)})`] };
  }
  const result = v.safeParse(schema, json);
  if (result.success) return { value: result.output };
  return { problems: describeIssues(result.issues).map((problem) => `${file}: ${problem}`) };
}

/** The parser shows what stands around a mistake, which may be a key. Its line says as much. */
function withoutExcerpt(reason: string, text: string): string {
  const [shown, excerpt = ""] = /,? (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(reason) ?? [];
  if (shown === undefined) return reason;
  const line = text.slice(0, text.indexOf(excerpt) + excerpt.length / 2).split("\n").length;
  return `${reason.slice(0, -shown.length)} in line ${line}`;
}

/** Returns one line per issue: its path and its text. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return issues.map((issue) => {
    const place = (issue.path ?? []).map((item) => String(item.key)).join(" > ");
    return place ? `${place}: ${issue.message}` : issue.message;
  });
}

/** Adds the large version of a picture that is next to it, `images/NAME-large.webp`. */
function withLarge<Fields extends JsonFields>(fields: Fields, key: string, largeKey: string, folder: string) {
  const picture = fields[key];
  if (typeof picture !== "string") return fields;
  const large = picture.replace(/(\.\w+)$/, "-large$1");
  const isThere = large.startsWith("/images/") && existsSync(join(folder, large));
  return isThere ? { [largeKey]: large, ...fields } : fields;
}

/** Adds `LargePhotoUrl` to each product of a menu, and `LargeProfileImage` to a store. */
function withLargePhotos(fields: JsonFields, folder: string): JsonFields {
  const products = fields["Products"];
  if (!products || !isJsonObject(products)) return withLarge(fields, "ProfileImage", "LargeProfileImage", folder);
  const entries = Object.entries(products).map(([id, product]): [string, Json] => [
    id,
    isJsonObject(product) ? withLarge(product, "PhotoUrl", "LargePhotoUrl", folder) : product,
  ]);
  return { ...fields, Products: Object.fromEntries(entries) };
}
