import { encodeHistoryQuery } from "../../../../src/wire/documents/pastOrders.ts";
import { isJsonObject } from "../../../backend/documentShape.ts";
import { textIn } from "../../../backend/ordering/reading.ts";
import { queryDocuments } from "../../strangerReads.ts";
import type { Answer } from "../api.ts";
import { cardBody } from "../cardBody.ts";
import { type Check, check } from "../check.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { done, refused, unproven } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";
import { flagOf } from "../ways.ts";

const stranger = "nobody-conform";

/** Skips what an emulator can't show: its own tokens have no signature, either. */
function signed(subject: Subject): string {
  const { idToken } = subject.member();
  const header = Buffer.from(idToken.split(".")[0] ?? "", "base64url").toString();
  if (/"alg"\s*:\s*"none"/.test(header))
    skip(
      "the member's own token is unsigned (alg none), as those of Google's Auth emulator are. Check it with Firebase.",
    );
  return idToken;
}

/** Somebody wrote the right uid into a token, and nobody signed it. */
function forged(subject: Subject): string {
  const [, payload = ""] = signed(subject).split(".");
  const header = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  return `${header}.${payload}.`;
}

/** The real token, changed in its last part. */
function damaged(subject: Subject): string {
  const [header = "", payload = "", signature = ""] = signed(subject).split(".");
  return [header, payload, [...signature].reverse().join("")].join(".");
}

type Act = (subject: Subject, idToken?: string) => Promise<Answer>;

const proves = (idToken?: string) => (idToken === undefined ? {} : { idToken });

const order: Act = async (subject, idToken) =>
  subject.post(await subject.order({ member: subject.member() }), proves(idToken));

/** The member's data as they are, so that a check doesn't change them. */
async function sendProfile(subject: Subject, uid: string, Email: string, idToken?: string): Promise<Answer> {
  const DisplayName = textIn(await subject.profile(), "DisplayName") || "Noor Test";
  const body = { DisplayName, Email, HQCompanyID: subject.shop.hqId };
  return subject.call("POST", `customers/${uid}`, { body, ...proves(idToken) });
}

const profile: Act = (subject, idToken) => {
  const { uid, email } = subject.member();
  return sendProfile(subject, uid, email, idToken);
};

const storeCard: Act = (subject, idToken) => {
  const body = { HQCompanyID: subject.shop.hqId, ...cardBody("4000000000000000") };
  return subject.call("POST", `customers/${subject.member().uid}/storecard`, { body, ...proves(idToken) });
};

const dropCard: Act = (subject, idToken) =>
  subject.call("DELETE", `customers/${subject.member().uid}/storecard/${stranger}`, proves(idToken));

const redirect: Act = async (subject, idToken) => {
  const { store, id } = subject.shop;
  const isAlipay = flagOf(store, "EnableAlipayPayment");
  if (!isAlipay && !flagOf(store, "EnableWechatPayment")) skip("the store has neither Alipay nor WeChat Pay.");
  const body = {
    PaymentType: isAlipay ? 0 : 1,
    StoreId: id,
    OrderId: (await subject.order()).UDID,
    UserId: subject.member().uid,
    AppName: subject.deployment.appName,
    TotalAmount: 1,
    ReturnUrl: subject.fixtures.page ?? "https://shop.example/",
    IsMobile: false,
  };
  return subject.call("POST", "supaypayment/supaypaymentstart", { body, ...proves(idToken) });
};

const google: Act = async (subject, idToken) => {
  const { store, id } = subject.shop;
  if (!flagOf(store, "EnableGooglePayment")) skip("the store has no Google Pay.");
  const { UDID } = await subject.order();
  const body = { UserId: subject.member().uid, StoreId: id, TotalAmount: 1, Token: '{"signature":"conform"}' };
  return subject.call("POST", `googlepayment/${UDID}`, { body, ...proves(idToken) });
};

const needsToken = (sentence: string, act: Act) => check(sentence, async (subject) => unproven(await act(subject)));

export const members: readonly Check[] = [
  needsToken("A member's order without the member's token is answered with 401.", order),
  needsToken("A member's data without the member's token are answered with 401.", profile),
  needsToken("A card to store without the member's token is answered with 401.", storeCard),
  needsToken("A stored card's removal without the member's token is answered with 401.", dropCard),
  needsToken("A member's payment with Alipay or WeChat Pay without the member's token is answered with 401.", redirect),
  needsToken("A member's payment with Google Pay without the member's token is answered with 401.", google),
  check("A token that nobody has signed proves nothing.", async (subject) =>
    unproven(await order(subject, forged(subject))),
  ),
  check("A token with another signature proves nothing.", async (subject) =>
    unproven(await order(subject, damaged(subject))),
  ),
  check("A member's token proves no other uid.", async (subject) => {
    const { idToken, email } = subject.member();
    unproven(await sendProfile(subject, stranger, email, idToken));
  }),
  check("An order of a member is taken with the member's token, and its document is theirs.", async (subject) => {
    const member = subject.member();
    const placed = await subject.place({ member });
    const { OnlineOrderUserIdentifier } = await documentOf(subject, placed, member.idToken);
    if (OnlineOrderUserIdentifier !== member.uid) fail("it has another OnlineOrderUserIdentifier.");
  }),
  check("A member's order is hidden from everybody else: its GuestIdentifier is null.", async (subject) => {
    const placed = await subject.place({ member: subject.member() });
    const read = await subject.document(placed);
    if (read.kind === "found") fail("somebody without a token can read it.");
  }),
  check("A member's history has the order at once, by the composite index of TrackingOrders.", async (subject) => {
    const { uid, idToken } = subject.member();
    const { UDID } = await subject.place({ member: subject.member() });
    const { target, paths, id } = subject.shop;
    // Below a brand, each member has a collection.
    const owner = subject.deployment.isBranded ? null : uid;
    const query = encodeHistoryQuery({ owner, limit: 50, after: null });
    const read = await queryDocuments(target, paths.orders({ storeId: id, customerId: uid }), query, idToken);
    if (read.kind === "refused") fail(`Firestore answers ${read.status}. ${read.reason}`);
    const isThere = read.kind === "found" && Object.keys(read.value).some((path) => path.endsWith(`/${UDID}`));
    if (!isThere) fail("it isn't there.");
  }),
  check("An order with a member's uid as GuestIdentifier is refused.", async (subject) => {
    const { uid } = subject.member();
    const placed = { ...(await subject.order()), OnlineOrderUserIdentifier: uid, GuestIdentifier: uid };
    refused(await subject.post(placed));
  }),
  check(
    "A guest's order with another text as GuestIdentifier than as OnlineOrderUserIdentifier is refused.",
    async (subject) => {
      const placed = { ...(await subject.order()), GuestIdentifier: "g-somebody-else" };
      refused(await subject.post(placed));
      await leavesNothing(subject, placed);
    },
  ),
  check("A member's data sent again gives the same CustomerMemberCode.", async (subject) => {
    const { idToken } = subject.member();
    const codeOf = async () => {
      const { Customer } = done("saveCustomer", await profile(subject, idToken));
      return isJsonObject(Customer) ? textIn(Customer, "CustomerMemberCode") : "";
    };
    const [one, two] = [await codeOf(), await codeOf()];
    if (one !== two) fail(`first ${one}, then ${two}.`);
  }),
  check("A member's e-mail address is the account's, whatever the call says.", async (subject) => {
    const { uid, email, idToken } = subject.member();
    await sendProfile(subject, uid, "conform-other@example.com", idToken);
    const stored = textIn(await subject.profile(), "Email");
    if (stored.toLowerCase() !== email.toLowerCase()) fail("the member's document has the other address.");
  }),
  check("A link to choose a password is answered alike, whether there is such an account or not.", async (subject) => {
    const ask = (Email: string) =>
      subject.call("POST", "customers/reset-password-api", { body: { Email, Company_ID: String(subject.shop.id) } });
    const known = await ask(subject.member().email);
    const unknown = await ask("conform-nobody@example.com");
    done("mailResetLink", known);
    if (known.status !== unknown.status || known.text !== unknown.text) fail("the answers differ.");
  }),
];
