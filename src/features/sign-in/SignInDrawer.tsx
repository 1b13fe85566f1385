import { useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { closeOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { Drawer } from "../../ui/Drawer.tsx";

/** Signing in on a desk, over any screen. */
export function SignInDrawer() {
  const { t } = useLingui();
  const close = useSetAtom(closeOverlayAtom);
  return (
    <Drawer title={t`Log in`} closeLabel={t`Close`} onClose={close}>
      {null}
    </Drawer>
  );
}
