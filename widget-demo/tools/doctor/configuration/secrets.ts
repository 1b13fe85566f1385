/** Texts that only a server may know. */
const secrets: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["a service account", /\bservice_account\b|\.iam\.gserviceaccount\.com\b/],
  ["a payment secret", /\b(sk|rk)_(live|test)_\w+|\bwhsec_\w+|\bsq0csp-[\w-]+|\bEAAA[\w-]{40,}/],
  ["an access token", /\bya29\.[\w-]+|\bghp_\w+|\bAKIA[A-Z\d]{12,}|\bxox[abp]-[\w-]+|\bSG\.[\w-]{16,}\.[\w-]+/],
];

/** Names of what is secret whatever it looks like. */
const names =
  /^(private_?key(_?id)?|(client|api|webhook|payment|shared)?_?secret(_?key)?|(db_?)?password|(access|refresh|admin)_?token)$/i;

export interface Secret {
  readonly path: string;
  readonly what: string;
}

/** Where something secret stands. It is never told what it is. */
export function secretsIn(value: unknown, path: readonly string[] = []): readonly Secret[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => secretsIn(each, [...path, withoutSecrets(key)]));
  }
  if (typeof value !== "string" || value.trim() === "") return [];
  const [what] = secrets.find(([, pattern]) => pattern.test(value)) ?? [];
  const isNamed = names.test(path.at(-1) ?? "");
  return what !== undefined || isNamed ? [{ path: path.join("."), what: what ?? "a secret" }] : [];
}

/** A text in which nothing secret stands. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((safe, [, pattern]) => safe.replace(new RegExp(pattern, "g"), "(key)"), text);
}
