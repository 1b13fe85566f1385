/** Firestore's REST interface then sends these fields alone. */
export function maskedUrl(url: string, fields: readonly string[]): string {
  return [url, ...fields.map((field) => `mask.fieldPaths=${encodeURIComponent(field)}`)].join("&");
}
