import { describe, expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { postOrder, takeNetworkLines, typeContact, useOrdering } from "./ordering.ts";
import { chinese, english, type Words } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const sizes = [
  { name: "a phone", size: phone },
  { name: "a desk", size: desk },
];
const sides = [
  { words: english, path: "/embed.html?store-id=120&stand-ins=apple,google", withWallet: "Pay with" },
  { words: chinese, path: "/embed.html?store-id=121&language=zh-CN&stand-ins=apple,google", withWallet: "使用" },
];
const wallets = [
  { wallet: "Apple Pay", gateway: 6, failure: { en: "Your wallet's payment didn't work.", zh: "钱包付款未成功" } },
  { wallet: "Google Pay", gateway: 7, failure: { en: "Your bank refused it.", zh: "Your bank refused it." } },
];

/** What the diner does in the wallet's sheet. */
async function answer(visit: Visit, word: "Approve" | "Cancel" | "Fail"): Promise<void> {
  await visit.click("button", word);
}

describe.each(wallets)("$wallet", ({ wallet, gateway, failure }) => {
  const cells = sizes.flatMap((each) => sides.map((side) => ({ ...each, ...side })));
  it.each(cells)("on $name, $path: fails, is closed, and pays", async ({ size, words, path, withWallet }) => {
    const visit = await shop.openCheckout(path, words, { size });
    await typeContact(visit, words);
    await visit.click("button", new RegExp(`^${withWallet}.*${wallet}`));
    await visit.find("dialog", wallet);
    await answer(visit, "Fail");
    await visit.read(words === english ? failure.en : failure.zh);
  });
});
