import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { BecomeMember } from "./BecomeMember.tsx";
import { orderPictures } from "./orderPictures.tsx";
import { ThankYou } from "./ThankYou.tsx";

/** For stores that don't let guests follow their orders. */
export function ThankYouScreen() {
  const home = useAtomValue(homeRouteAtom);
  const { orderMemory } = useAtomValue(orderServicesAtom);
  // This message is all that the diner will see of the order.
  useEffect(() => orderMemory.forgetUnseenOrder(), [orderMemory]);
  return (
    <ThankYou template="thankyou" picture={orderPictures.sent} next={home}>
      <BecomeMember />
    </ThankYou>
  );
}
