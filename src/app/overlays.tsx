import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import type { Language } from "../domain/host/hostSettings.ts";
import { servedMenuAtom } from "../state/menu/menu.atoms.ts";
import { closeOverlayAtom, type Overlay, overlayAtom } from "../state/overlay/overlay.atoms.ts";
import { isSheetShownAtom } from "../state/screen/shownRoute.atoms.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { whenIdle } from "../ui/whenIdle.ts";
import { loadOrderCatalogue } from "./composition/catalogues.ts";
import { Catcher, StoppedText, useErrorLog } from "./ErrorBoundary.tsx";
import { LostChunkButton, LostChunkText } from "./LostChunk.tsx";
import { printedMenuAtom } from "./lateParts.atoms.ts";
import { InFront, sheetFrontAtom } from "./layouts/InFront.tsx";
import { useOrderParts } from "./OrderParts.tsx";
import { type FailedChunk, type LoadChunk, preloadChunk, useChunk, useHanging } from "./useChunk.ts";

type OverlayProps<K extends Overlay["kind"]> = Omit<Extract<Overlay, { kind: K }>, "kind"> & {
  readonly onClose: () => void;
};

const overlays: { readonly [K in Overlay["kind"]]: LoadChunk<OverlayProps<K>> } = {
  product: () => import("../features/product/ProductDialog.tsx").then((chunk) => chunk.ProductDialog),
  "missing-dish": () => import("../features/product/MissingDish.tsx").then((chunk) => chunk.MissingDish),
  meal: () => import("../features/meal/LineMealDialog.tsx").then((chunk) => chunk.LineMealDialog),
  redemption: () => import("../features/redemption/RedemptionDialog.tsx").then((chunk) => chunk.RedemptionDialog),
  dietary: () => import("../features/dietary/DietaryDialog.tsx").then((chunk) => chunk.DietaryDialog),
  categories: () => import("../features/categories/CategoriesDialog.tsx").then((chunk) => chunk.CategoriesDialog),
  policy: () => import("../features/policy/PolicyDialog.tsx").then((chunk) => chunk.PolicyDialog),
  "menu-drawer": () => import("../features/drawer/MenuDrawer.tsx").then((chunk) => chunk.MenuDrawer),
  "sign-in": () => import("../features/sign-in/SignInDrawer.tsx").then((chunk) => chunk.SignInDrawer),
};

/**
 * Loads the texts of dialogs early, and on a menu the dialog of a dish, so that the first one opens immediately. After
 * a failure, opening one tries again.
 */
export function fetchDialog(language: Language, isMenu = false): void {
  if (isMenu) preloadChunk(overlays.product).catch(() => {});
  loadOrderCatalogue(language).catch(() => {});
}

/**
 * Loads all other texts when the menu is loaded, or has failed, and the browser is idle. Then draws the printed menu.
 */
export function FetchedAhead() {
  const isSettled = useAtomValue(servedMenuAtom).kind !== "loading";
  const printed = useAtomValue(printedMenuAtom);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isSettled ? whenIdle(() => setWanted(true)) : undefined), [isSettled]);
  return useOrderParts(isWanted) && printed;
}

/** `chunk` is null if the overlay was loaded and then threw an error: loading it again would not help. */
function FailedOverlay({ chunk }: { readonly chunk: FailedChunk | null }) {
  const { t } = useLingui();
  const onClose = useSetAtom(closeOverlayAtom);
  const actions = (
    <>
      {chunk && <LostChunkButton chunk={chunk} variant="quiet" />}
      <Button variant="quiet" onClick={onClose}>
        {t`Close`}
      </Button>
    </>
  );
  return (
    <InFront>
      <div className="failed-overlay">
        <Notice kind="error" action={actions}>
          <strong>{chunk ? t`This screen could not be loaded` : t`Something is wrong.`}</strong>{" "}
          <p>{chunk ? <LostChunkText chunk={chunk} /> : <StoppedText />}</p>
        </Notice>
      </div>
    </InFront>
  );
}

interface ShownProps {
  readonly overlay: Overlay;
  readonly hasWords: boolean;
}

function Shown({ overlay, hasWords }: ShownProps) {
  const { kind, ...props } = overlay;
  const chunk = useChunk(overlays[kind] as LoadChunk<object>);
  const onClose = useSetAtom(closeOverlayAtom);
  const isComplete = chunk.kind === "ready" && hasWords;
  const failed = chunk.kind === "failed" ? chunk : null;
  const hanging = useHanging(failed || isComplete ? null : kind);
  const lost = failed ?? hanging;
  if (lost) return <FailedOverlay chunk={lost} />;
  if (!isComplete) return null;
  const { Component } = chunk as { readonly Component: ComponentType<{ readonly onClose: () => void }> };
  return <Component {...props} onClose={onClose} />;
}

export function Overlays() {
  const overlay = useAtomValue(overlayAtom);
  const logError = useErrorLog();
  const [broken, setBroken] = useState<Overlay | null>(null);
  const hasWords = useOrderParts(overlay !== null);
  const front = useAtomValue(sheetFrontAtom);
  const isSheetToCome = useAtomValue(isSheetShownAtom) && front === null;
  if (overlay === null || isSheetToCome) return null;
  // Opening another overlay, or this one again, works.
  if (overlay === broken) return <FailedOverlay chunk={null} />;
  const onError = (what: string) => {
    logError(what);
    setBroken(overlay);
  };
  return (
    <Catcher onError={onError} fallback={() => null}>
      <Shown overlay={overlay} hasWords={hasWords} />
    </Catcher>
  );
}
