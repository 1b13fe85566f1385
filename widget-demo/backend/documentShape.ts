import * as v from "valibot";
import type { Json, JsonFields } from "./documents/types.ts";

/** Describes what is wrong with a document's path; undefined if it is well formed. */
export function pathProblem(path: string): string | undefined {
  const segments = path.split("/");
  if (segments.includes("")) return "a path has no empty segment and no slash at its ends";
  if (segments.length % 2 !== 0) return "a document's path has an even number of segments, like Companies/120";
  if (segments.some((segment) => segment === "." || segment === ".." || /^__.*__$/.test(segment))) {
    return "no segment of a path is . or .. or __like this__";
  }
  return undefined;
}

const DocumentPathSchema = v.rawCheck<string>(({ dataset, addIssue }) => {
  const problem = dataset.typed ? pathProblem(dataset.value) : undefined;
  if (problem) addIssue({ message: problem });
});

/** Fields can be any JSON object, because the widget has to handle invalid documents (R10). */
export const FieldsSchema = v.pipe(
  v.custom<JsonFields>(isJsonObject, "a document is an object of fields"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const problem of timeProblems(dataset.value)) addIssue({ message: problem });
  }),
);

export const DocumentsSchema = v.record(v.pipe(v.string(), DocumentPathSchema), FieldsSchema);

export function isJsonObject(value: unknown): value is JsonFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reports timestamps that aren't valid times. Unlike other invalid values, they can't be stored. */
function timeProblems(value: Json): readonly string[] {
  const problems: string[] = [];
  // One shared list of keys, because a document has thousands.
  const keys: string[] = [];
  const look = (inner: Json) => {
    if (typeof inner !== "object" || inner === null) return;
    if (!Array.isArray(inner) && "$time" in inner) {
      if (!isTime(inner as JsonFields)) {
        problems.push(`${keys.join(".") || "the document"} is not a timestamp: ${JSON.stringify(inner)}`);
      }
      return;
    }
    for (const [key, each] of Object.entries(inner)) {
      keys.push(key);
      look(each);
      keys.pop();
    }
  };
  look(value);
  return problems;
}

function isTime(value: JsonFields): boolean {
  const time = value["$time"];
  return typeof time === "string" && !Number.isNaN(Date.parse(time)) && Object.keys(value).length === 1;
}
