import { describe, expect, it } from "vitest";
import type { Profile } from "../../../src/domain/customer/profile.ts";
import { encodeNewCustomer, encodeProfile, parseCustomer } from "../../../src/wire/documents/customer.ts";
import { documentJson } from "../../../src/wire/documents/firestoreJson.ts";

const account = { uid: "mei", email: "mei@example.com" };

/** S36. */
const document = {
  DisplayName: "Mei Lin",
  FirstName: "Mei",
  LastName: "Lin",
  Email: "old@example.com",
  Mobile: "0491570156",
  HQCompanyID: 7,
  FirebaseUDID: "mei",
  CustomerMemberCode: "M12345678",
  RewardPoints: 40,
  EarnedRewardPoints: 90,
  SpentRewardPoints: 50,
  StoredCards: [
    { ElidedPan: "............1111", CardType: "visa", CardIdentifier: "card-1" },
    { ElidedPan: "............4444", CardType: "master", CardIdentifier: "card-2" },
  ],
  DeliveryAddress: {
    Address: "1 Queen Street",
    PostCode: "3121",
    City: "Richmond",
    State: "VIC",
    Phone: "0491570157",
    DeliveryInstructions: "Ring twice",
    Latitude: -37.8,
    Longitude: 145,
    Altitude: -37.8,
  },
};

const address = {
  street: "1 Queen Street",
  suburb: "Richmond",
  postcode: "3121",
  state: "VIC",
  instructions: "Ring twice",
  phone: "0491570157",
  position: { latitude: -37.8, longitude: 145 },
};

function parse(fields: unknown) {
  const noted: string[] = [];
  const note = ({ path, what }: { path: string; what: string }) => noted.push(`${path}: ${what}`);
  return { ...parseCustomer(account, fields, { base: "https://api.example/", note }), noted };
}

const without = (key: keyof typeof document) => ({ ...document, [key]: undefined });

describe("a member's document", () => {
  it("becomes a member, with the e-mail address of their account", () => {
    expect(parse(document)).toEqual({
      member: {
        kind: "member",
        isRead: true,
        ...account,
        firstName: "Mei",
        lastName: "Lin",
        phone: "0491570156",
        address,
        points: 40,
        storedCards: [
          { identifier: "card-1", type: "visa", lastDigits: "1111" },
          { identifier: "card-2", type: "mastercard", lastDigits: "4444" },
        ],
      },
      hasMemberCode: true,
      noted: [],
    });
  });

  it.each([null, undefined, {}, "none", []])("that is %j falls back to the account's data", (fields) => {
    const { member, hasMemberCode } = parse(fields);
    expect(hasMemberCode).toBe(false);
    expect(member).toMatchObject({ ...account, firstName: "", phone: "", address: null, points: 0, storedCards: [] });
  });

  it("uses its own e-mail address if the account has none", () => {
    const { member } = parseCustomer({ uid: "mei", email: "" }, document, { base: "", note: () => {} });
    expect(member.email).toBe("old@example.com");
  });

  it.each([
    [-3, 0],
    [12.9, 12],
    ["40", 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])("never has points that can't be spent: %s", (RewardPoints, points) => {
    expect(parse({ ...document, RewardPoints }).member.points).toBe(points);
  });

  it("leaves out stored cards that aren't accepted or are invalid", () => {
    const StoredCards = [
      { ElidedPan: "............0005", CardType: "amex", CardIdentifier: "a" },
      { ElidedPan: "....", CardType: "visa", CardIdentifier: "b" },
      { ElidedPan: "............1111", CardType: "visa" },
      "4111111111111111",
      { ElidedPan: "4111111111111111", CardType: "VISA", CardIdentifier: 5 },
    ];
    const { member, noted } = parse({ ...document, StoredCards });
    expect(member.storedCards).toEqual([{ identifier: "5", type: "visa", lastDigits: "1111" }]);
    expect(noted).toHaveLength(4);
    expect(noted.join()).not.toContain("4111");
  });

  it("reads the latitude from Altitude if Latitude is missing, and has no position without both", () => {
    const at = (change: object) =>
      parse({ ...document, DeliveryAddress: { ...document.DeliveryAddress, ...change } }).member.address?.position;
    expect(at({ Latitude: null })).toEqual(address.position);
    expect([at({ Longitude: null }), at({ Latitude: 95, Altitude: 95 })]).toEqual([null, null]);
    expect(
      parse({ ...document, DeliveryAddress: { Address: " ", Latitude: 1, Longitude: 1 } }).member.address,
    ).toBeNull();
    expect(parse(without("DeliveryAddress")).member.address).toBeNull();
  });
});

const profile: Profile = { firstName: "Mei", lastName: "Lin", phone: "0491570156", address };
const read = (fields: object) => documentJson({ name: "documents/Users/mei", fields })?.fields;

describe("what is written to a member's document", () => {
  it("is only the member's own fields, as they are read back", () => {
    const { FirstName, LastName, DisplayName, Mobile, DeliveryAddress } = document;
    expect(read(encodeProfile(profile))).toEqual({ FirstName, LastName, DisplayName, Mobile, DeliveryAddress });
    expect(parse(read(encodeProfile(profile))).member).toMatchObject({ ...profile });
    expect(parse(read(encodeProfile({ ...profile, phone: "" }))).noted).toEqual([]);
    expect(read(encodeProfile({ ...profile, address: { ...address, position: null } }))).not.toHaveProperty("Latitude");
  });

  it("R62: includes the account's e-mail address and uid when the document is created", () => {
    expect(read(encodeNewCustomer(account, { firstName: "Mei", lastName: "" }))).toEqual({
      DisplayName: "Mei",
      FirstName: "Mei",
      LastName: "",
      Email: "mei@example.com",
      FirebaseUDID: "mei",
    });
    expect(read(encodeNewCustomer({ uid: "f", email: "" }, profile))).not.toHaveProperty("Email");
  });
});
