/** Makes Firestore's REST interface send only these fields. */
export function maskedUrl(url: string, fields: readonly string[]): string {
  return [url, ...fields.map((field) => `mask.fieldPaths=${encodeURIComponent(field)}`)].join("&");
}
