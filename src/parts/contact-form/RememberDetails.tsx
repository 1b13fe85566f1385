import { Trans } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { keepsContactAtom } from "../../state/customer/contact.atoms.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";

/** Lets the diner choose whether the details are filled in automatically next time. */
export function RememberDetails() {
  const [keeps, choose] = useAtom(keepsContactAtom);
  return <Checkbox label={<Trans>Remember my details on this device</Trans>} checked={keeps} onChange={choose} />;
}
