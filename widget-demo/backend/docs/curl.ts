import type { Operation } from "./apiDescription.ts";

interface Request {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  /** Undefined if the call has none. */
  readonly body: unknown;
}

/** In single quotes, a shell reads everything as it is, except the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A member's order names no guest. */
function isOfMember(body: unknown): boolean {
  const { TrackingOrder } = (body ?? {}) as { readonly TrackingOrder?: { readonly GuestIdentifier?: string | null } };
  return TrackingOrder?.GuestIdentifier === null;
}

/** The call's own example as a command. An order stands under its own UDID. */
export function curlOf({ path, method, operation, body }: Request): string {
  const { parameters, security } = operation;
  const { TrackingOrder } = (body ?? {}) as { readonly TrackingOrder?: { readonly UDID: string } };
  const filledIn = (name: string, example: string) => (name === "UDID" && TrackingOrder ? TrackingOrder.UDID : example);
  const filled = parameters
    .filter((each) => each.in === "path")
    .reduce(
      (address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(filledIn(name, example))),
      path,
    );
  const query = parameters
    .filter((each) => each.in === "query")
    .map(({ name, example }) => `${name}=${encodeURIComponent(example)}`);
  const needsToken = security.every((each) => "idToken" in each) || isOfMember(body);
  const lines = [
    `curl -X ${method.toUpperCase()} "$API${filled}${query.length > 0 ? `?${query.join("&")}` : ""}"`,
    '-H "Authorization: $KEY"',
    ...(needsToken ? ['-H "X-Servery-Id-Token: $ID_TOKEN"'] : []),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(" \\\n  ");
}
