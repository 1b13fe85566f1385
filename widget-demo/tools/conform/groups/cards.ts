import type { JsonFields } from "../../../backend/documents/types.ts";
import { recordsIn, textIn } from "../../../backend/ordering/reading.ts";
import type { Answer } from "../api.ts";
import { cardBody } from "../cardBody.ts";
import { type Check, check } from "../check.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { approvedCard, declinedCard } from "../fixtures.ts";
import { done, refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail } from "../verdict.ts";

function send(subject: Subject, number: string): Promise<Answer> {
  const { uid, idToken } = subject.member();
  const body = { HQCompanyID: subject.shop.hqId, ...cardBody(number) };
  return subject.call("POST", `customers/${uid}/storecard`, { body, idToken });
}

const cardsIn = (profile: JsonFields) => recordsIn(profile, "StoredCards");
const idOf = (card: JsonFields) => textIn(card, "CardIdentifier");

/** The card that a call has just stored. */
function stored(subject: Subject) {
  return subject.once("stored card", async () => {
    const before = cardsIn(await subject.profile()).map(idOf);
    done("storeCard", await send(subject, approvedCard(subject.fixtures)));
    const card = cardsIn(await subject.profile()).find((each) => !before.includes(idOf(each)));
    return card ?? fail("StoredCards of the member's document has no new card.");
  });
}

async function paying(subject: Subject) {
  const card = await stored(subject);
  const type = textIn(card, "CardType") === "master" ? ("master" as const) : ("visa" as const);
  return { member: subject.member(), payment: "card" as const, card: { identifier: idOf(card), type } };
}

const drop = (subject: Subject, identifier: string) => {
  const { uid, idToken } = subject.member();
  return subject.call("DELETE", `customers/${uid}/storecard/${encodeURIComponent(identifier)}`, { idToken });
};

export const cards: readonly Check[] = [
  check(
    "A card is stored: StoredCards of the member's document has it at once.",
    async (subject) => void (await stored(subject)),
  ),
  check(
    "A stored card has CardIdentifier, CardType visa or master, and its last four digits in ElidedPan.",
    async (subject) => {
      const card = await stored(subject);
      if (idOf(card) === "") fail("CardIdentifier is missing.");
      if (!["visa", "master"].includes(textIn(card, "CardType"))) fail(`CardType is "${textIn(card, "CardType")}".`);
      if (!textIn(card, "ElidedPan").endsWith(approvedCard(subject.fixtures).slice(-4)))
        fail("ElidedPan has other digits.");
    },
  ),
  check("Only a stored card's last digits are stored.", async (subject) => {
    await stored(subject);
    const number = approvedCard(subject.fixtures);
    if (JSON.stringify(await subject.profile()).includes(number)) fail("the whole number is in the member's document.");
  }),
  check("An order is paid with a stored card, and has its identifier alone.", async (subject) => {
    const order = await subject.place(await paying(subject));
    await documentOf(subject, order, subject.member().idToken);
  }),
  check("A card that isn't one of the member's is refused.", async (subject) => {
    const order = await subject.order(await paying(subject));
    const { idToken } = subject.member();
    refused(await subject.post({ ...order, PaymentCardIdentifier: "somebody-elses" }, { idToken }));
  }),
  check("A guest can't pay with a member's stored card.", async (subject) => {
    const { card, payment } = await paying(subject);
    const order = await subject.order({ card, payment });
    refused(await subject.post(order));
    await leavesNothing(subject, order);
  }),
  check("A declined card isn't stored, and is refused with card-declined.", async (subject) => {
    const number = declinedCard(subject.fixtures);
    const before = cardsIn(await subject.profile()).length;
    refused(await send(subject, number), "card-declined");
    if (cardsIn(await subject.profile()).length > before) fail("it is in StoredCards.");
  }),
  check("A removed card is gone from StoredCards.", async (subject) => {
    const identifier = idOf(await stored(subject));
    done("removeCard", await drop(subject, identifier));
    if (cardsIn(await subject.profile()).some((card) => idOf(card) === identifier)) fail("it is still there.");
  }),
  check("A card that isn't stored can't be removed.", async (subject) => {
    subject.member();
    refused(await drop(subject, "no-such-card"));
  }),
];
