import { useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { thankedOrderAtom } from "../../state/order/thankedOrder.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { BecomeMember } from "./BecomeMember.tsx";
import { orderPictures } from "./orderPictures.tsx";
import { ThankedOrder } from "./ThankedOrder.tsx";
import { ThankYou } from "./ThankYou.tsx";

/** For stores that don't let guests follow their orders. */
export function ThankYouScreen() {
  const home = useAtomValue(homeRouteAtom);
  const store = useAtomValue(shownStoreAtom);
  const [thanked, setThanked] = useAtom(thankedOrderAtom);
  // The page of a hidden order (S31) tells nobody what is in it.
  const isAfterOrder = useAtomValue(shownRouteAtom).name === "thankYou";
  const { orderMemory } = useAtomValue(orderServicesAtom);
  // This message is all that the diner will see of the order.
  useEffect(() => orderMemory.forget("unseenOrder"), [orderMemory]);
  useEffect(() => () => setThanked(null), [setThanked]);
  return (
    <ThankYou
      template="thankyou"
      picture={orderPictures.sent}
      bought={isAfterOrder && thanked && store && <ThankedOrder sent={thanked} store={store} />}
      next={home}
    >
      <BecomeMember />
    </ThankYou>
  );
}
