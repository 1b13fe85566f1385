import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useRef } from "react";
import type { LineId } from "../../domain/cart/cart.ts";
import { removeLineAtom } from "../../state/cart/cart.actions.ts";
import { cartCountAtom, clearCartAtom } from "../../state/cart/cart.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { CartIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CouponBox } from "../coupon/CouponBox.tsx";
import { CartLineItem } from "./CartLineItem.tsx";
import { CartNotices } from "./CartNotices.tsx";
import { CartOffers } from "./CartOffers.tsx";
import css from "./CartPanel.css?inline";
import { CheckoutPart } from "./CheckoutPart.tsx";
import { ClearAll } from "./ClearAll.tsx";
import { MoneyRows } from "./MoneyRows.tsx";
import { RedeemButton } from "./RedeemButton.tsx";

registerSheet(css);

interface CartPanelProps {
  /** 1 where it is the whole screen. */
  readonly headingLevel: 1 | 2;
  /** The way on from an empty cart, where the menu isn't in sight. */
  readonly emptyAction?: ReactNode;
}

/** The whole cart: lines to change, the sum, and the way to the checkout. */
export function CartPanel({ headingLevel, emptyAction }: CartPanelProps) {
  const { t } = useLingui();
  const count = useAtomValue(cartCountAtom);
  const sectionRef = useRef<HTMLElement>(null);
  // What was pressed goes with the last line; the focus would be lost with it.
  const keepFocus = useCallback(() => sectionRef.current?.focus(), []);
  return (
    <section className="cart" aria-label={t`Cart`} tabIndex={-1} ref={sectionRef}>
      {count > 0 ? (
        <FullCart headingLevel={headingLevel} onEmptied={keepFocus} />
      ) : (
        <EmptyCart headingLevel={headingLevel} action={emptyAction} />
      )}
    </section>
  );
}

interface EmptyCartProps {
  readonly headingLevel: 1 | 2;
  readonly action: ReactNode;
}

function EmptyCart({ headingLevel, action }: EmptyCartProps) {
  const { t } = useLingui();
  return (
    <div className={classNames("cart__empty", headingLevel === 2 && "cart__empty--beside")}>
      <CartNotices />
      <EmptyState
        icon={<CartIcon />}
        title={t`Your cart is empty`}
        headingLevel={headingLevel}
        text={<Trans>What you choose from the menu comes here.</Trans>}
        action={action}
      />
    </div>
  );
}

/** The focus goes to the neighbour of a line that is removed. Answers whether there is one. */
function focusNeighbour(list: HTMLElement | null, lineId: LineId): boolean {
  const buttons = [...(list?.querySelectorAll<HTMLElement>("[data-removes]") ?? [])];
  const at = buttons.findIndex((button) => button.dataset["removes"] === lineId);
  const neighbour = buttons[at + 1] ?? buttons[at - 1];
  neighbour?.focus();
  return neighbour !== undefined;
}

interface FullCartProps {
  readonly headingLevel: 1 | 2;
  readonly onEmptied: () => void;
}

function FullCart({ headingLevel, onEmptied }: FullCartProps) {
  const priced = useAtomValue(pricedOrderAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const clear = useSetAtom(clearCartAtom);
  const listRef = useRef<HTMLUListElement>(null);
  const Heading = `h${headingLevel}` as const;
  const remove = useCallback(
    (lineId: LineId) => {
      if (!focusNeighbour(listRef.current, lineId)) onEmptied();
      removeLine(lineId);
    },
    [onEmptied, removeLine],
  );
  const clearAll = () => {
    onEmptied();
    clear();
  };
  return (
    <>
      <div className="cart__top">
        <Heading className="cart__heading">
          <Trans>Your order</Trans>
        </Heading>
        <ClearAll onClear={clearAll} />
      </div>
      <CartNotices />
      <ul ref={listRef}>
        {priced.lines.map((each) => (
          <CartLineItem key={each.line.id} priced={each} onRemove={remove} />
        ))}
      </ul>
      <div className="cart__savings">
        <CartOffers priced={priced} disabled={false} />
        <RedeemButton />
        <CouponBox coupon={priced.coupon} disabled={false} />
      </div>
      <div className="cart__foot">
        <MoneyRows priced={priced} />
        <CheckoutPart />
      </div>
    </>
  );
}
