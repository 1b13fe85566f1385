import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { RichText } from "../rich-text/RichText.tsx";
import css from "./Terms.css?inline";

registerSheet(css);

/** What an order is placed under. Nothing where the store has written none. */
export function Terms({ html }: { readonly html: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (html.trim() === "") return null;
  return (
    <>
      <p className="terms">
        <Trans>
          With your order you accept the{" "}
          <button type="button" className="terms__link" onClick={() => setOpen(true)}>
            terms and conditions
          </button>
          .
        </Trans>
      </p>
      {isOpen && (
        <Dialog title={t`Terms and conditions`} closeLabel={t`Close`} onClose={() => setOpen(false)}>
          <RichText html={html} />
        </Dialog>
      )}
    </>
  );
}
