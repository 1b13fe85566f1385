import { expect, it } from "vitest";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { fetchDocuments } from "../../../widget-demo/tools/doctor/fetchDocuments.ts";
import { deploymentWith, linesOf, nonnaRose, subjectWith } from "./doctorFixture.ts";
import { serveDocuments, stored } from "./rulesFixture.ts";

it("the doctor looks for the headquarters of a store that it is asked about alone", async () => {
  const says = async (documents: typeof stored) => {
    const { firestore } = await serveDocuments(documents);
    const asked = { deployment: deploymentWith({ emulators: { firestore } }), stores: [501], hq: null };
    const subject = subjectWith({ ...asked, ...(await fetchDocuments(asked)) });
    return linesOf(lookAtDocuments(subject), "documents").filter((line) => line.includes("HQCompanyID"));
  };
  const member = { ...stored, "Companies/501": { ...nonnaRose, HQCompanyID: 7 } };
  expect(await says(member)).toEqual([
    "! Companies/501 · HQCompanyID: There is no Companies/7, so the group's page has no name, no picture and no log-in. Add Companies/7 with IsHQ true, or correct the number.",
  ]);
  expect(await says({ ...member, "Companies/7": { ID: 7, Name: "Nonna", IsHQ: true } })).toEqual([]);
});
