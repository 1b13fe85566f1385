import type { JsonFields } from "../../backend/documents/types.ts";
import type { Read } from "../strangerReads.ts";
import type { Order } from "./order.ts";
import type { Subject } from "./subject.ts";
import { fail } from "./verdict.ts";

/** An order's document, which must be there. */
export async function documentOf(subject: Subject, order: Order, idToken?: string): Promise<JsonFields> {
  const read = await subject.document(order, idToken);
  return read.kind === "found" ? read.value : fail(told(read));
}

/** A refused order leaves no document behind. */
export async function leavesNothing(subject: Subject, order: Order): Promise<void> {
  const read = await subject.document(order);
  if (read.kind === "found") fail("its document is there.");
}

function told(read: Exclude<Read<never>, { kind: "found" }>): string {
  switch (read.kind) {
    case "missing":
      return "the document isn't there.";
    case "refused":
      return `the rules hide it (HTTP ${read.status}). A guest's needs GuestIdentifier, and CreatedOn of the last 30 days.`;
    case "silent":
      return `nothing answers at ${read.origin}.`;
  }
}
