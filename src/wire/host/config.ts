import * as v from "valibot";
import type { Deployment } from "../../domain/host/deployment.ts";
import { ownEntries } from "../ownEntries.ts";
import { serviceUrl } from "../trustedUrl.ts";
import { deploymentOf } from "./deploymentOf.ts";

export type ParsedConfig =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly problems: readonly string[] };

const text = v.string("expected text");
const filled = v.pipe(text, v.nonEmpty("is empty"));
/** An e-mail address. An empty text counts as missing. */
const mailbox = v.pipe(text, v.regex(/^([^\s@]+@[^\s@]+)?$/, "expected an e-mail address"));
/** `api.example.com` would be resolved as a file next to the script, which is never intended. */
const hasBeginning = /^\s*([a-z][a-z\d+.-]*:|\/|\.|$)/i;

/** `Authorization` carries the API key. */
const headerName = v.pipe(
  text,
  v.regex(/^(?!authorization$)[\w-]+$/i, "expected a header's name other than Authorization"),
);

function recordOf<const E extends v.ObjectEntries>(entries: E) {
  return v.object(ownEntries(entries), (issue) =>
    issue.received === "undefined" ? "is missing" : "expected an object",
  );
}

/** The parts of R3 that the shop reads. Relative URLs are resolved against the script's URL or the JSON's. */
export function configSchema(base: string) {
  const url = v.pipe(
    text,
    v.regex(hasBeginning, "has no https:// in front; an address of the same site begins with /"),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const whole = serviceUrl(dataset.value, base);
      if (whole) return whole;
      addIssue({ message: "expected an https address, or http on this machine" });
      return NEVER;
    }),
  );
  const emulators = recordOf({ auth: v.nullish(url, null), firestore: v.nullish(url, null) });
  return recordOf({
    apiUrl: url,
    apiKey: v.nullish(text, ""),
    firebase: recordOf({
      apiKey: filled,
      projectId: filled,
      authDomain: v.nullish(filled),
      appId: v.nullish(filled),
    }),
    idTokenHeader: v.nullish(headerName, null),
    mapsKey: v.nullish(text, ""),
    applePay: v.nullish(recordOf({ merchantIdentifier: filled, merchantName: filled }), null),
    googlePay: v.nullish(
      recordOf({
        merchantId: filled,
        merchantName: filled,
        gateway: filled,
        gatewayMerchantId: filled,
        environment: v.picklist(["TEST", "PRODUCTION"], "expected TEST or PRODUCTION"),
      }),
      null,
    ),
    branded: v.nullish(v.boolean("expected true or false"), false),
    appName: v.nullish(filled, "Servery"),
    marketingUrl: v.nullish(url, null),
    supportEmail: v.nullish(mailbox, ""),
    forceSandboxPayment: v.nullish(v.boolean("expected true or false"), false),
    errorReporting: v.nullish(url, null),
    cardFrame: v.nullish(url, null),
    emulators: v.nullish(emulators, { auth: null, firestore: null }),
  });
}

function problemLine(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? "the configuration"}: ${issue.message}`;
}

/** The deployment's configuration, validated once as a whole (R3). */
export function parseConfig(input: unknown, baseUrl: string): ParsedConfig {
  const result = v.safeParse(configSchema(baseUrl), input);
  if (!result.success) return { ok: false, problems: result.issues.map(problemLine) };
  return { ok: true, deployment: deploymentOf(result.output, baseUrl) };
}
