import { msg } from "@lingui/core/macro";
import type { MouseEvent, ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { classNames } from "../../ui/classNames.ts";
import { CartIcon } from "../../ui/icons.tsx";
import { PriceView } from "../money/PriceView.tsx";
import type { Translate } from "../translate.ts";

interface CartLinkViewProps {
  readonly translate: Translate;
  readonly href: string;
  /** Null until it is known. */
  readonly total: Cents | null;
  /** Then no space is reserved for a total. */
  readonly isEmpty?: boolean;
  /** Reserves the link's space until it appears, so that nothing before it moves. */
  readonly isComing: boolean;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A quiet icon while the cart is empty, afterwards its total. Screen readers hear its name in both cases. */
export function CartLinkView({ translate, href, total, isEmpty, isComing, onClick }: CartLinkViewProps): ReactNode {
  const cart = translate(msg`Cart`);
  return (
    <a
      className={classNames("cart-link", total ? "cart-link--full" : isEmpty && "cart-link--empty")}
      style={{ visibility: isComing ? "hidden" : undefined }}
      href={href}
      onClick={onClick}
    >
      <span className="cart-link__icon">
        <CartIcon />
      </span>
      {total ? (
        <span>
          <span className="visually-hidden">{cart} · </span>
          {PriceView({ amount: total })}
        </span>
      ) : (
        <span className="visually-hidden">{cart}</span>
      )}
    </a>
  );
}
