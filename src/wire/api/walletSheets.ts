import * as v from "valibot";
import type { WalletDiner, WalletPlace } from "../../domain/checkout/walletSheet.ts";
import { splitName } from "../../domain/customer/contact.ts";
import { stateOf } from "../../domain/store/venueList.ts";
import { ownEntries } from "../ownEntries.ts";

/** What a wallet lacks is empty: then the shop's own rules ask for it. */
const text = v.fallback(v.pipe(v.string(), v.trim()), "");
const texts = v.fallback(v.array(text), []);

const appleContact = v.object(
  ownEntries({
    givenName: text,
    familyName: text,
    emailAddress: text,
    phoneNumber: text,
    addressLines: texts,
    locality: text,
    administrativeArea: text,
    postalCode: text,
    countryCode: text,
  }),
);

const googleAddress = v.object(
  ownEntries({
    name: text,
    phoneNumber: text,
    address1: text,
    address2: text,
    address3: text,
    locality: text,
    administrativeArea: text,
    postalCode: text,
    countryCode: text,
  }),
);
const nobody = v.parse(googleAddress, {});
const googleGiven = v.fallback(googleAddress, nobody);

const googlePayment = v.object(
  ownEntries({
    email: text,
    shippingAddress: v.fallback(v.nullable(googleAddress), null),
    paymentMethodData: v.object(
      ownEntries({
        info: v.fallback(v.object(ownEntries({ billingAddress: googleGiven })), { billingAddress: nobody }),
        tokenizationData: v.object(ownEntries({ token: v.pipe(v.string(), v.nonEmpty()) })),
      }),
    ),
  }),
);

interface GivenPlace {
  readonly locality: string;
  readonly administrativeArea: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

/** The postcode of another country could be one of ours, so it counts as none. */
function placeOf({ locality, administrativeArea, postalCode, countryCode }: GivenPlace): WalletPlace {
  const isAbroad = countryCode !== "" && countryCode.toUpperCase() !== "AU";
  return { suburb: locality, state: stateOf(administrativeArea) ?? "", postcode: isAbroad ? "" : postalCode };
}

function streetOf(lines: readonly string[]): string {
  return lines.filter(Boolean).join(", ");
}

/** The redacted contact that Apple's sheet tells before the diner approves. */
export function parseApplePlace(contact: unknown): WalletPlace {
  return placeOf(v.parse(v.fallback(appleContact, v.parse(appleContact, {})), contact));
}

export function parseAppleDiner(contact: unknown, hasAddress: boolean): WalletDiner {
  const given = v.parse(v.fallback(appleContact, v.parse(appleContact, {})), contact);
  const { givenName: firstName, familyName: lastName, emailAddress: email, phoneNumber: phone, addressLines } = given;
  // Some cards have the whole name in one of the two.
  const names = firstName && lastName ? { firstName, lastName } : splitName(firstName || lastName);
  const address = hasAddress ? { ...placeOf(given), street: streetOf(addressLines) } : null;
  return { contact: { ...names, email, phone }, address };
}

/** The address that Google's sheet tells before the diner approves. */
export function parseGooglePlace(address: unknown): WalletPlace {
  return placeOf(v.parse(googleGiven, address));
}

interface GooglePaid extends WalletDiner {
  readonly token: string;
}

/** Null if there is no token. Name and phone come with the shipping address, if one was asked for, else with the card. */
export function parseGooglePayment(data: unknown): GooglePaid | null {
  const parsed = v.safeParse(googlePayment, data);
  if (!parsed.success) return null;
  const { email, shippingAddress, paymentMethodData } = parsed.output;
  const given = shippingAddress ?? paymentMethodData.info.billingAddress;
  const street = streetOf([given.address1, given.address2, given.address3]);
  return {
    token: paymentMethodData.tokenizationData.token,
    contact: { ...splitName(given.name), email, phone: given.phoneNumber },
    address: shippingAddress && { ...placeOf(shippingAddress), street },
  };
}
