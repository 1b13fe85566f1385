import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useState } from "react";
import { useReorderedWords } from "../../parts/cart/useReorderedWords.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import {
  announcedCartEventAtom,
  cartAtom,
  cartEventAtom,
  cartStoreIdAtom,
  cartTotalAtom,
  orderedCountAtom,
} from "../../state/cart/cart.atoms.ts";
import { pathAtom } from "../../state/navigation/navigation.atoms.ts";
import { announceAtom, drainAnnouncementsAtom } from "../../state/screen/announce.actions.ts";
import { announcementsAtom } from "../../state/screen/announcements.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";

/** One press may change several things one after the other. They are announced together after this pause. */
const restMs = 500;

/** Long enough to be read out. Later a sum may have changed, and a screen reader that comes by would read the old one. */
const announcedForMs = 20_000;

export function LiveRegionText() {
  const { clock } = useAtomValue(servicesAtom);
  const announcements = useAtomValue(announcementsAtom);
  const event = useAtomValue(cartEventAtom);
  const [heard, setHeard] = useAtom(announcedCartEventAtom);
  const [said, setAnnounced] = useState("");
  const cartWords = useCartWords();
  const store = useStore();
  const announce = useSetAtom(announceAtom);
  const drainAnnouncements = useSetAtom(drainAnnouncementsAtom);
  useEffect(() => {
    // A total that changes later by itself isn't announced. While there are no words, the outdated ones are removed.
    if (event !== heard) announce("cart", cartWords);
  }, [event, heard, cartWords, announce]);
  useEffect(() => {
    if (!announcements?.size) return;
    const stop = clock.every(restMs, () => {
      stop();
      const taken = drainAnnouncements();
      setAnnounced([...(taken?.values() ?? [])].join(" "));
      if (taken?.has("cart")) setHeard(event);
    });
    return stop;
  }, [clock, announcements, drainAnnouncements, setHeard, event]);
  // A screen reader that reads the next screen to its end would come to words about the last one.
  useEffect(() => store.sub(pathAtom, () => setAnnounced("")), [store]);
  useEffect(() => {
    if (said === "") return;
    const stop = clock.every(announcedForMs, () => {
      stop();
      setAnnounced("");
    });
    return stop;
  }, [clock, said]);
  return said;
}

/** What to announce about the cart; empty if there is nothing to announce. */
function useCartWords(): string {
  const { t } = useLingui();
  const storeText = useStoreText();
  const reorderedWords = useReorderedWords();
  const event = useAtomValue(cartEventAtom);
  const isShown = useAtomValue(cartStoreIdAtom) !== null;
  const isEmpty = useAtomValue(cartAtom).lines.length === 0;
  const count = useAtomValue(orderedCountAtom);
  const total = useAtomValue(cartTotalAtom);
  // Where no store is shown, such as in the list of venues, the cart only seems to be empty.
  if (!event || event.kind === "ordered" || total === null || !isShown) return "";
  const amount = formatMoney(total);
  const sum = isEmpty
    ? t`Your cart is empty.`
    : t`${plural(count, { one: "# item", other: "# items" })} in the cart, ${amount} in total.`;
  if (event.kind === "changed") return sum;
  if (event.kind === "reordered") return isEmpty ? sum : `${reorderedWords(event.orderedAt)} ${sum}`;
  const name = storeText(event.name);
  return event.kind === "added" ? t`${name} added. ${sum}` : t`${name} removed. ${sum}`;
}
