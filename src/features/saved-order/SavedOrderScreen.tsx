import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import encodeQR from "qr";
import { useMemo, useState } from "react";
import { BackLink } from "../../parts/navigation/BackLink.tsx";
import { orderedCountAtom } from "../../state/cart/cart.atoms.ts";
import { clearCartAtom } from "../../state/cart/cartNotices.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { savedCodeAtom } from "../../state/order/saved-order/savedCode.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type Picture, pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { copyText } from "../../ui/shareText.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import css from "./SavedOrderScreen.css?inline";

registerSheet(css);

/** A code that has no room for one more square. */
const tooLarge: Picture = {
  tone: "bad",
  drawing: (
    <>
      <path className="state-picture__body" d="M42 24h76v76H42Z" />
      <path className="state-picture__tint" d="M52 34h20v20H52ZM88 34h20v20H88ZM52 70h20v20H52Z" />
      <path d="M88 70h6M104 70h4M88 80h20M88 90h6M104 90h4M128 52v12M134 58h-12" />
    </>
  ),
};

/** R59: shows the order as a QR code instead of placing it. */
export function SavedOrderScreen() {
  const { t } = useLingui();
  const saved = useAtomValue(savedCodeAtom);
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const backToMenu = (
    <Button onClick={() => navigate(home)}>
      <Trans>Back to menu</Trans>
    </Button>
  );
  switch (saved.kind) {
    case "loading":
      return <SavedOrderSkeleton />;
    case "empty":
      return (
        <EmptyState
          icon={<StatePicture of={pictures.toFill} />}
          headingLevel={1}
          title={t`Your cart is empty`}
          action={backToMenu}
        />
      );
    case "too-large":
      return (
        <EmptyState
          icon={<StatePicture of={tooLarge} />}
          headingLevel={1}
          title={t`Your order is too large for one QR code`}
          text={
            <Trans>Take something out of your cart, and save it as a second order. Your cart stays as it is.</Trans>
          }
          action={backToMenu}
        />
      );
    case "ready":
      return <Ready code={saved.code} />;
  }
}

function SavedOrderSkeleton() {
  const { t } = useLingui();
  return (
    <div className="saved-order">
      <p className="visually-hidden" role="status">{t`Loading your order`}</p>
      <Skeleton width="12em" heightPx={34} />
      <Skeleton heightPx={320} />
    </div>
  );
}

function Ready({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const count = useAtomValue(orderedCountAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const clear = useSetAtom(clearCartAtom);
  const goOn = () => {
    // Navigates first, otherwise the screen would show an empty cart for a moment.
    navigate(home);
    clear();
  };
  return (
    <div className="saved-order">
      <BackLink after="cart" />
      <h1 className="saved-order__heading">
        <Trans>Your saved order</Trans>
      </h1>
      <p>
        <Trans>Show this code at the counter: your order is read from it. Nothing is ordered or paid yet.</Trans>
      </p>
      <QrPicture text={code} label={t`Your saved order`} />
      <p className="saved-order__sum">
        <Plural value={count} one="# item" other="# items" /> · <PriceView amount={total} />
      </p>
      <Button variant="secondary" onClick={goOn}>
        <Trans>Continue ordering</Trans>
      </Button>
      <p className="saved-order__hint">
        <Trans>This empties your cart.</Trans>
      </p>
      <CodeText code={code} />
    </div>
  );
}

/** For a counter without a camera. */
function CodeText({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState("");
  const copy = async () => {
    setNotice("");
    setNotice((await copyText(code)) ? t`Copied` : t`Copying doesn't work here.`);
  };
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>No scanner at the counter?</Trans>
      </Button>
    );
  }
  return (
    <div className="saved-order__code">
      <TextArea label={t`Code`} value={code} onChange={() => {}} readOnly rows={3} />
      <Button variant="secondary" onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
      <p role="status">{notice}</p>
    </div>
  );
}

/** The margin that a reader needs around the code, in squares. */
const quietZone = 4;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** One path for all dark squares: a stroke along each run in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      Array.from(
        row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
        ({ index, 0: { length } }) => `M${index} ${y}.5h${length}`,
      ),
    )
    .join("");
}

/** Always black on white, because a camera can't read other colours reliably. */
function QrPicture({ text, label }: QrPictureProps) {
  // The lowest error correction gives the largest squares, and a screen has no stains.
  const rows = useMemo(() => encodeQR(text, "raw", { ecc: "low", encoding: "byte", border: quietZone }), [text]);
  const path = useMemo(() => pathOf(rows), [rows]);
  return (
    <svg className="saved-order__picture" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <rect width="100%" height="100%" />
      <path d={path} />
    </svg>
  );
}
