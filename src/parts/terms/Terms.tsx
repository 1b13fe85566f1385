import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./Terms.css?inline";

registerSheet(css);

/** The link to the terms of an order. Not shown if the store has no terms. */
export function Terms({ html }: { readonly html: string }) {
  const open = useSetAtom(openOverlayAtom);
  if (html.trim() === "") return null;
  return (
    <p className="terms">
      <Trans>
        By ordering you agree to the{" "}
        <span className="terms__end">
          <button type="button" className="terms__link" onClick={() => open({ kind: "policy", policy: "terms" })}>
            terms and conditions
          </button>
          .
        </span>
      </Trans>
    </p>
  );
}
