import type { Deployment } from "../../../../src/domain/host/deployment.ts";
import { restTarget, restUrl } from "../../../../src/wire/documents/paths.ts";
import { isAskedFor, readStores, type StoreRead } from "../documents/readStores.ts";
import type { Subject } from "../subject.ts";

/** What a policy has to allow (docs/operations.md, "Content security policy"). */
export interface NeededSource {
  readonly directive: string;
  readonly url: string;
  /** What doesn't work without it. */
  readonly why: string;
  /** Diners can order without it. */
  readonly isOptional?: boolean;
}

export const identity = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"] as const;
export const googleLogin = "https://apis.google.com";
export const googlePay = "https://pay.google.com";
export const googleMaps = "https://maps.googleapis.com";

/** Only what this configuration and these stores use. */
export function neededSources(subject: Subject): readonly NeededSource[] {
  const { deployment, documents } = subject;
  if (!deployment) return [];
  const shown = sellersOf(subject).map(({ store }) => store.view);
  const members = shown.filter(({ login }) => login);
  return [
    ...reads(deployment),
    ...pictureOrigins(documents, deployment.apiUrl).map((url) => ({
      directive: "img-src",
      url,
      why: "dishes have no photos",
      isOptional: true,
    })),
    ...(members.length > 0
      ? logIn(
          deployment,
          members.some(({ googleLogin, facebookLogin }) => googleLogin || facebookLogin),
        )
      : []),
    ...(deployment.mapsKey !== "" && shown.some(({ delivery }) => delivery)
      ? [{ directive: "script-src", url: googleMaps, why: "diners type each address by hand", isOptional: true }]
      : []),
    ...(deployment.googlePay && shown.some(({ googlePay: isOn }) => isOn)
      ? ["script-src", "connect-src", "frame-src"].map((directive) => ({
          directive,
          url: googlePay,
          why: "nobody can pay with Google Pay",
          isOptional: true,
        }))
      : []),
  ];
}

function reads(deployment: Deployment): readonly NeededSource[] {
  const { apiUrl, errorReporting } = deployment;
  const connect = (url: string, why: string) => ({ directive: "connect-src", url, why });
  return [
    connect(restUrl(restTarget(deployment), "Companies/1"), "the shop can't read the menu"),
    connect(`${apiUrl}/trackingorders/1`, "nobody can order"),
    ...(errorReporting === null ? [] : [{ ...connect(errorReporting, "no error is reported"), isOptional: true }]),
  ];
}

function logIn({ emulators, firebase }: Deployment, isWithOthers: boolean): readonly NeededSource[] {
  const why = "the store has LogIn, so guests' emails are looked up there";
  const services = emulators.auth === null ? identity : [emulators.auth];
  const others = "nobody can log in with Google or Facebook";
  return [
    ...services.map((url) => ({ directive: "connect-src", url, why })),
    ...(isWithOthers ? [{ directive: "script-src", url: googleLogin, why: others }] : []),
    ...(isWithOthers && firebase.authDomain
      ? [{ directive: "frame-src", url: `https://${firebase.authDomain}`, why: others }]
      : []),
  ];
}

/** The stores of the tags, or of their headquarters. A headquarters itself takes no orders, whatever its flags say. */
function sellersOf({ documents, stores, hq }: Subject): readonly StoreRead[] {
  return readStores(documents).filter(({ path, company, isHeadquarters }) => {
    if (isHeadquarters) return false;
    return stores.length > 0 ? isAskedFor(path, { stores, hq }) : hq === null || company === String(hq);
  });
}

/** Where the documents' pictures are. Relative addresses start from the API. */
function pictureOrigins(documents: Subject["documents"], apiUrl: string): readonly string[] {
  const named = JSON.stringify(documents).matchAll(/"([^"\\\s]+\.(?:webp|avif|png|jpe?g|gif|svg)(?:\?[^"\\\s]*)?)"/gi);
  const origins = Array.from(named, ([, url = ""]) => URL.parse(url, apiUrl)?.origin ?? "");
  return [...new Set(origins.filter((origin) => /^https?:/.test(origin)))];
}
