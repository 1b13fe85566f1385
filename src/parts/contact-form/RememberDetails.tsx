import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { keepsContactAtom } from "../../state/customer/contact.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";

/** Lets the diner choose whether the details are filled in automatically next time; never on a shared device (R86). */
export function RememberDetails() {
  const [keeps, choose] = useAtom(keepsContactAtom);
  if (useAtomValue(settingsAtom).isSharedDevice) return null;
  return <Checkbox label={<Trans>Remember my details on this device</Trans>} checked={keeps} onChange={choose} />;
}
