import { lookAtDocuments } from "../../doctor/documents/documents.ts";
import type { Finding } from "../../doctor/finding.ts";
import { lookAtLaw } from "../../doctor/law/law.ts";
import type { Documents } from "../../doctor/subject.ts";
import type { Made } from "./documentsOf.ts";
import { placeText } from "./notes.ts";
import { inSheetWords } from "./sheetWords.ts";

/** What the doctor says of the documents, at the rows that they were made from. */
export function examineResult({ documents, origins }: Made): readonly Finding[] {
  const subject = {
    configuration: null,
    deployment: null,
    stores: [],
    hq: null,
    documents,
    unread: [],
    isOnline: false,
    page: null,
  };
  const findings = [...lookAtDocuments(subject), ...lookAtLaw(subject)];
  return findings.map((finding) => {
    if (finding.level === "ok") return finding;
    const [path = ""] = finding.place.split(" · ");
    const told = inSheetWords(finding, documents[path]);
    return { ...told, place: sheetPlace(told.place, documents, origins) };
  });
}

/** The row of the innermost part that a row says, or the first of a list's member; else the sheet. */
function sheetPlace(place: string, documents: Documents, origins: Made["origins"]): string {
  for (let rest = place; rest.includes(" · "); rest = rest.replace(/(\.[^.[\]]+|\[\d+\]| · [^.[\]]+)$/, "")) {
    const [, at] =
      [...origins].find(([each]) => each === rest || (rest.endsWith("]") && each.startsWith(`${rest}.`))) ?? [];
    if (at) return placeText(at);
  }
  const [path = ""] = place.split(" · ");
  if (!(path in documents)) return place;
  return path.includes("/Menus/") ? "menu.csv" : "store.csv";
}
