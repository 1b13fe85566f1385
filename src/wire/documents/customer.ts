import { wholeName } from "../../domain/customer/contact.ts";
import type { Member, StoredCard } from "../../domain/customer/customer.ts";
import type { Profile, ProfileAddress } from "../../domain/customer/profile.ts";
import { anyNumber, id, idOrEmpty, latitude, longitude, text } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  leaveOut,
  type ReadingContext,
  read,
  readRecord,
  readRecords,
} from "../reading.ts";

/** The identity according to the sign-in service. */
export interface SignedInAs {
  readonly uid: string;
  readonly email: string;
}

interface ParsedCustomer {
  readonly member: Member;
  /** R62: the backend writes the code. Without it, the backend hasn't registered this member yet. */
  readonly hasMemberCode: boolean;
}

function parseCard(fields: Fields): StoredCard | null {
  const identifier = read(fields, "CardIdentifier", id, null);
  const [, lastDigits] = /(\d{4})\D*$/.exec(read(fields, "ElidedPan", text, "")) ?? [];
  const name = read(fields, "CardType", text, "").toLowerCase();
  const type = name.startsWith("master") ? "mastercard" : name.startsWith("visa") ? "visa" : null;
  if (identifier === null) return leaveOut(fields, "no CardIdentifier");
  if (lastDigits === undefined) return leaveOut(fields, "no digits in ElidedPan");
  return type === null ? leaveOut(fields, "no card that is taken") : { identifier, type, lastDigits };
}

function parsePosition(fields: Fields): ProfileAddress["position"] {
  // S36: Altitude repeats the latitude.
  const north = read(fields, "Latitude", latitude, null) ?? read(fields, "Altitude", latitude, null);
  const east = read(fields, "Longitude", longitude, null);
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

function parseAddress(fields: Fields): ProfileAddress | null {
  const address = {
    street: read(fields, "Address", text, ""),
    suburb: read(fields, "City", text, ""),
    postcode: read(fields, "PostCode", idOrEmpty, ""),
    state: read(fields, "State", text, ""),
    instructions: read(fields, "DeliveryInstructions", text, ""),
    phone: read(fields, "Phone", idOrEmpty, ""),
  };
  const isBlank = Object.values(address).every((value) => value === "");
  return isBlank ? null : { ...address, position: parsePosition(fields) };
}

/** `Users/{uid}` (S36). `document` is null if it could not be read. */
export function parseCustomer({ uid, email }: SignedInAs, document: unknown, outer: ReadingContext): ParsedCustomer {
  const context = withoutValues(outer);
  const fields = documentFields(document ?? {}, "Users", context) ?? { values: {}, path: "Users", context };
  return {
    member: {
      kind: "member",
      uid,
      // The document's e-mail may be older than the account's.
      email: email || read(fields, "Email", text, ""),
      isRead: document !== null,
      firstName: read(fields, "FirstName", text, ""),
      lastName: read(fields, "LastName", text, ""),
      phone: read(fields, "Mobile", idOrEmpty, ""),
      address: parseAddress(readRecord(fields, "DeliveryAddress")),
      points: Math.max(0, Math.floor(read(fields, "RewardPoints", anyNumber, 0))),
      storedCards: readRecords(fields, "StoredCards")
        .map(parseCard)
        .filter((card) => card !== null),
    },
    hasMemberCode: read(fields, "CustomerMemberCode", id, null) !== null,
  };
}

/** Removes values from notes: the document contains personal data, and notes are logged and reported. */
function withoutValues({ base, note }: ReadingContext): ReadingContext {
  return { base, note: ({ path, what }) => note({ path, what: what.replace(/, found .*/s, "") }) };
}

type RestFields = Readonly<Record<string, object>>;

const textValue = (stringValue: string) => ({ stringValue });
const numberValue = (doubleValue: number) => ({ doubleValue });

function encodeAddress({ position, ...address }: ProfileAddress): object {
  const fields = {
    Address: textValue(address.street),
    PostCode: textValue(address.postcode),
    City: textValue(address.suburb),
    State: textValue(address.state),
    Phone: textValue(address.phone),
    DeliveryInstructions: textValue(address.instructions),
    ...(position && {
      Latitude: numberValue(position.latitude),
      Longitude: numberValue(position.longitude),
      Altitude: numberValue(position.latitude),
    }),
  };
  return { mapValue: { fields } };
}

type Names = Pick<Profile, "firstName" | "lastName">;

export function encodeNames(names: Names): RestFields {
  return {
    DisplayName: textValue(wholeName(names)),
    FirstName: textValue(names.firstName),
    LastName: textValue(names.lastName),
  };
}

/** R62: the fields that members may write. A field without a value is removed. */
export const profileFields = ["DisplayName", "FirstName", "LastName", "Mobile", "DeliveryAddress"];

export function encodeProfile({ phone, address, ...names }: Profile): RestFields {
  return {
    ...encodeNames(names),
    Mobile: textValue(phone),
    ...(address && { DeliveryAddress: encodeAddress(address) }),
  };
}

/** R62: the fields of a new document. */
export function encodeNewCustomer({ uid, email }: SignedInAs, names: Names): RestFields {
  // An account of a social service may have no e-mail address.
  return { ...encodeNames(names), ...(email && { Email: textValue(email) }), FirebaseUDID: textValue(uid) };
}
