import { atom } from "jotai";
import { checkVisitedTable, checkVisitor, type TypedVisitor } from "../../domain/customer/checkIn.ts";
import { wholeName } from "../../domain/customer/contact.ts";
import { companyOf, memberContact } from "../../domain/customer/customer.ts";
import { checkFields } from "../../domain/form/checkFields.ts";
import { tableForm } from "../../parts/mode/tableForm.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { ownTypedAtom } from "../../state/customer/ownTyped.ts";
import { buildForm } from "../../state/form/form.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { isTableOldAtom, visitAtom } from "../../state/visit/visit.atoms.ts";

const nobody = { firstName: "", lastName: "", email: "", phone: "" };

/** R76: filled in with the member's data. */
export const visitorForm = buildForm(
  ownTypedAtom("checkIn", (get): Record<keyof TypedVisitor, string> => {
    const member = get(memberAtom);
    const contact = member ? memberContact(member) : nobody;
    return { name: wholeName(contact), phone: contact.phone, email: contact.email, offers: "" };
  }),
  checkVisitor,
);

/** A table that is typed here also counts for a dine-in order. */
export const visitedTableForm = buildForm(tableForm.typed, ({ table }, get) =>
  checkFields(
    { table: checkVisitedTable(table, { table: get(visitAtom).table, isOld: get(isTableOldAtom) }) },
    (checked) => checked.table,
  ),
);

type Sending = "idle" | "sending" | "failed";

const sendingStateAtom = atom<Sending>("idle");

export const sendingAtom = atom((get) => get(sendingStateAtom));

/** R98: a failure isn't shown at the next visit. */
export const leaveCheckInAtom = atom(null, (get, set) => {
  if (get(sendingStateAtom) === "failed") set(sendingStateAtom, "idle");
});

const companyAtom = atom((get) => {
  const store = get(shownStoreAtom);
  return store ? companyOf(store, get(settingsAtom).hqId) : null;
});

/** After `recorded`, nothing about the visitor is left on the device except the table. */
export const checkInAtom = atom(null, async (get, set): Promise<"invalid" | "failed" | "recorded"> => {
  const visitor = get(visitorForm.checked);
  const table = get(visitedTableForm.checked);
  const company = get(companyAtom);
  if (!visitor.ok || !table.ok) return "invalid";
  if (company === null || get(sendingStateAtom) === "sending") return "failed";
  set(sendingStateAtom, "sending");
  const isRecorded = await get(orderServicesAtom)
    .loadOrdering()
    .then((ordering) => ordering.registerVisit(company, { ...visitor.value, table: table.value }))
    .catch(() => false);
  set(sendingStateAtom, isRecorded ? "idle" : "failed");
  if (!isRecorded) return "failed";
  set(visitorForm.typed, null);
  return "recorded";
});
