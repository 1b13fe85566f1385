import { useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { closeOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { SignInPanel } from "./SignInPanel.tsx";
import { type SignInView, useViewTitle } from "./signInViews.ts";

/** Signing in on a desktop, over any screen. */
export function SignInDrawer() {
  const { t } = useLingui();
  const [view, setView] = useState<SignInView>("log-in");
  const close = useSetAtom(closeOverlayAtom);
  return (
    <Drawer title={useViewTitle(view)} closeLabel={t`Close`} side="end" onClose={close}>
      <SignInPanel view={view} onView={setView} />
    </Drawer>
  );
}
