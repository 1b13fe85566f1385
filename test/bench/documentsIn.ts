interface Answer {
  readonly documents?: readonly unknown[];
}

/** How many reads Firestore bills for an answer of its REST interface: one for each document, and at least one. */
export function documentsIn(json: unknown): number {
  if (Array.isArray(json)) return Math.max(1, json.filter((each) => "document" in Object(each)).length);
  return Math.max(1, (json as Answer).documents?.length ?? 1);
}
