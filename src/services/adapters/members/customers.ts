import type { Company, Member } from "../../../domain/customer/customer.ts";
import type { Profile } from "../../../domain/customer/profile.ts";
import type { NewCard, TokenCard } from "../../../domain/payment/card.ts";
import { encodeCustomer, encodeReset, encodeStoredCard, parseMemberResponse } from "../../../wire/api/customers.ts";
import {
  encodeNames,
  encodeNewCustomer,
  encodeProfile,
  parseCustomer,
  profileFields,
  type SignedInAs,
} from "../../../wire/documents/customer.ts";
import { type DocumentJson, documentJson } from "../../../wire/documents/firestoreJson.ts";
import { orderPaths } from "../../../wire/documents/orderPaths.ts";
import { restTarget, restUrl } from "../../../wire/documents/paths.ts";
import type { ProfileResult } from "../../ports/accounts.ts";
import type { AdapterContext } from "../adapterContext.ts";
import { createHttp } from "../http.ts";
import { logOnce } from "../logOnce.ts";

export interface CustomersInput extends AdapterContext {
  /** The company of the current shop; null until it is known. */
  readonly company: () => Company | null;
}

/** An account of the sign-in service. */
export interface Account extends SignedInAs {
  readonly token: () => Promise<string>;
}

type Names = Pick<Profile, "firstName" | "lastName">;
type Found = ReturnType<typeof parseCustomer>;

/** The diner waits for these while signing in. */
const documentMs = 15_000;
/** R88: a call of the ordering API may take a long time, and a card's fate isn't known before its answer. */
const callMs = 300_000;

/** Members' documents and calls for a member, with the member's own token (R63). */
export interface Customers {
  /** Returns the account's member. Creates their document if it doesn't exist (R62). Never throws. */
  open(account: Account, names: Names): Promise<Found>;
  /** Null if it can't be read. Never throws. */
  read(account: Account): Promise<Member | null>;
  parse(account: SignedInAs, fields: unknown): Member;
  /** `POST customers/{uid}`. */
  notify(account: Account, member: Member): Promise<ProfileResult>;
  /** Null if the document could not be written. Never throws. */
  write(account: Account, profile: Profile): Promise<Member | null>;
  addCard(account: Account, card: NewCard | TokenCard): Promise<ProfileResult>;
  removeCard(account: Account, identifier: string): Promise<ProfileResult>;
  sendResetLink(email: string): Promise<ProfileResult>;
}

export function createCustomers({ clock, deployment, paths, company, log }: CustomersInput): Customers {
  const { apiUrl, apiKey, idTokenHeader, isSandboxPayment } = deployment;
  const target = restTarget(deployment);
  const context = { base: apiUrl, note: logOnce(log) };
  const urlOf = ({ uid }: SignedInAs) => restUrl(target, orderPaths(paths).user(uid));
  const httpAs = (timeoutMs: number, identify: (headers: Headers) => Promise<void> | void) =>
    createHttp({ clock, log, timeoutMs, identify });
  const asOwner = ({ token }: Account) =>
    httpAs(documentMs, async (headers) => headers.set("Authorization", `Bearer ${await token()}`));
  const asMember = ({ token }: Account) =>
    httpAs(callMs, async (headers) => {
      headers.set("Authorization", apiKey);
      if (idTokenHeader !== null) headers.set(idTokenHeader, await token());
    });
  // Only the error's name: its message could contain what was sent.
  const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : "no answer");

  function documentIn(text: string): DocumentJson {
    const document = documentJson(JSON.parse(text));
    if (!document) throw new Error("the answer is no document");
    return document;
  }

  async function readDocument(account: Account): Promise<DocumentJson | null> {
    const { status, text } = await asOwner(account).read(urlOf(account));
    if (status === 404) return null;
    if (status !== 200) throw new Error(`HTTP ${status}`);
    return documentIn(text);
  }

  /** Null if the document already exists (when creating it) or doesn't exist (when changing it). */
  async function patch(account: Account, query: string, fields: object): Promise<DocumentJson | null> {
    const { status, text } = await asOwner(account).send(`${urlOf(account)}${query}`, { fields }, { method: "PATCH" });
    if (status === 409 || status === 400 || status === 404) return null;
    if (status !== 200) throw new Error(`HTTP ${status}`);
    return documentIn(text);
  }

  const writeFields = (account: Account, fields: object, names = Object.keys(fields)) =>
    patch(account, names.map((name) => `&updateMask.fieldPaths=${name}`).join(""), fields);

  /**
   * Creates the document. Another tab may create it at the same time without the names typed in this one; then they are
   * added.
   */
  async function make(account: Account, names: Names): Promise<DocumentJson | null> {
    const made = await patch(account, "&currentDocument.exists=false", encodeNewCustomer(account, names));
    if (made) return made;
    return names.firstName === "" ? readDocument(account) : writeFields(account, encodeNames(names));
  }

  async function call(work: () => Promise<{ readonly status: number; readonly text: string }>): Promise<ProfileResult> {
    try {
      const { status, text } = await work();
      const answer = parseMemberResponse(status, text);
      if (answer.kind === "no-answer") log("Warning", "The member's call wasn't answered", `HTTP ${status}`);
      if (answer.kind !== "refused") return answer;
      if (answer.detail) log("Warning", "The member's call was refused", answer.detail);
      return { kind: "refused", message: answer.message };
    } catch (cause) {
      log("Warning", "The member's call wasn't answered", nameOf(cause));
      return { kind: "no-answer" };
    }
  }

  const customerUrl = ({ uid }: SignedInAs) => `${apiUrl}/customers/${encodeURIComponent(uid)}`;
  const hqId = () => company()?.hqId;

  return {
    parse: (account, fields) => parseCustomer(account, fields, context).member,
    async open(account, names) {
      try {
        const document = (await readDocument(account)) ?? (await make(account, names));
        return parseCustomer(account, document?.fields ?? null, context);
      } catch (cause) {
        log("Warning", "The member's document could not be read", nameOf(cause));
        // The member stays signed in. It is unknown whether the backend has registered them, so it isn't called.
        const { member } = parseCustomer(account, null, context);
        return { member: { ...member, ...names }, hasMemberCode: true };
      }
    },
    async read(account) {
      try {
        const document = await readDocument(account);
        return document && parseCustomer(account, document.fields, context).member;
      } catch (cause) {
        log("Warning", "The member's document could not be read", nameOf(cause));
        return null;
      }
    },
    async write(account, profile) {
      try {
        const document = await writeFields(account, encodeProfile(profile), profileFields);
        return document && parseCustomer(account, document.fields, context).member;
      } catch (cause) {
        log("Warning", "The member's document could not be written", nameOf(cause));
        return null;
      }
    },
    async notify(account, member) {
      const hq = hqId();
      if (hq === undefined) return { kind: "no-answer" };
      return call(() => asMember(account).send(customerUrl(account), encodeCustomer(member, hq)));
    },
    async addCard(account, card) {
      const hq = hqId();
      if (hq === undefined) return { kind: "no-answer" };
      const body = encodeStoredCard(card, hq, isSandboxPayment);
      return call(() => asMember(account).send(`${customerUrl(account)}/storecard`, body));
    },
    removeCard(account, identifier) {
      const url = `${customerUrl(account)}/storecard/${encodeURIComponent(identifier)}`;
      return call(() => asMember(account).send(url, null, { method: "DELETE" }));
    },
    async sendResetLink(email) {
      const shop = company();
      if (!shop) return { kind: "no-answer" };
      const asGuest = httpAs(callMs, (headers) => headers.set("Authorization", apiKey));
      const url = `${apiUrl}/customers/reset-password-api`;
      return call(() => asGuest.send(url, encodeReset(email, shop.id)));
    },
  };
}
