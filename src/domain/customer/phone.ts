import { type CheckedField, fine, wrong } from "../form/checkFields.ts";

const shortestPhone = 8;

const australianPhone = /^(?:0|\+?61)[23478]\d{8}$/;

/** R45. The returned value has no spaces, dashes or brackets. */
export function checkPhone(text: string): CheckedField<string, "required" | "too-short" | "invalid"> {
  // Chinese keyboards type full-width digits and signs, and copied text may have long dashes.
  const phone = text.normalize("NFKC").replace(/[\s\p{Pd}()[\]]/gu, "");
  if (phone === "") return wrong("required");
  if (phone.length < shortestPhone) return wrong("too-short");
  return australianPhone.test(phone) ? fine(phone) : wrong("invalid");
}
