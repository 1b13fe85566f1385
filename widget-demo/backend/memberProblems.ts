import { isNumber, kind, listOf, record, text } from "./documentChecks.ts";
import type { JsonFields } from "./documents/types.ts";

const points = kind("points, a number from 0", (value) => isNumber(value, 0, 1e9));
const degrees = kind("degrees", (value) => isNumber(value, -180, 180));
const company = kind("a company's number", (value) => Number.isSafeInteger(value) && Number(value) > 0);
const cardType = kind("visa or master", (value) => value === "visa" || value === "master");

/** S36. */
const member = record({
  DisplayName: text,
  FirstName: text,
  LastName: text,
  Email: text,
  Mobile: text,
  HQCompanyID: company,
  FirebaseUDID: text,
  CustomerMemberCode: text,
  RewardPoints: points,
  EarnedRewardPoints: points,
  SpentRewardPoints: points,
  StoredCards: listOf(record({ ElidedPan: text, CardType: cardType, CardIdentifier: text })),
  DeliveryAddress: record({
    Address: text,
    PostCode: text,
    City: text,
    State: text,
    Phone: text,
    DeliveryInstructions: text,
    Latitude: degrees,
    Longitude: degrees,
    Altitude: degrees,
  }),
});

const memberPath = /^(Brands\/[^/]+\/)?Users\/[^/]+$/;

/** The backend calculates with members' documents, so wrong types in them are refused at the start. */
export function memberProblems(documents: Readonly<Record<string, JsonFields>>): readonly string[] {
  return Object.entries(documents).flatMap(([path, fields]) => (memberPath.test(path) ? member(fields, path) : []));
}
