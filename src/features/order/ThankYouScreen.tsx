import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { orderSeenAtom } from "../../state/order/seenOrder.actions.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { BecomeMember } from "./BecomeMember.tsx";
import { orderPictures } from "./orderPictures.tsx";
import { ThankYou } from "./ThankYou.tsx";

/** For stores that don't let guests follow their orders. */
export function ThankYouScreen() {
  const home = useAtomValue(homeRouteAtom);
  const see = useSetAtom(orderSeenAtom);
  useEffect(() => see(), [see]);
  return (
    <ThankYou template="thankyou" picture={orderPictures.sent} next={home}>
      <BecomeMember />
    </ThankYou>
  );
}
