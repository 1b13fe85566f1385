import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Product } from "../../domain/menu/menu.ts";
import { useHistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useModalDialog } from "../../ui/useModalDialog.ts";
import css from "./PhotoZoom.css?inline";

registerSheet(css);

interface ZoomProps {
  readonly product: Pick<Product, "photo" | "largePhoto">;
  readonly name: string;
}

/** The photo as a button that shows it alone and whole. */
export function ZoomablePhoto({ product, name, children }: ZoomProps & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="product-intro__zoom"
        aria-label={t`Enlarge the photo`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <PhotoZoom product={product} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The whole photo; the browser makes it larger with two fingers. Closes by a press anywhere, by Escape and by Back (R80). */
function PhotoZoom({ product, name, onClose }: ZoomProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  useHistoryDialog(onClose);
  const { dialogRef, dialogEvents } = useModalDialog(onClose);
  // The dish shows the small photo if the large one fails to load.
  const [hasFailed, setFailed] = useState(false);
  const src = (!hasFailed && product.largePhoto) || product.photo;
  return (
    <dialog ref={dialogRef} className="photo-zoom" aria-label={name} {...dialogEvents}>
      <button type="button" className="photo-zoom__close" aria-label={t`Close`} onClick={onClose}>
        {src && <img className="photo-zoom__image" src={src} alt="" onError={() => setFailed(true)} />}
      </button>
      <span className="photo-zoom__sign">
        <CloseIcon />
      </span>
    </dialog>
  );
}
