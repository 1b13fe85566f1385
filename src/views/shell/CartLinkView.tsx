import { msg } from "@lingui/core/macro";
import type { MouseEvent, ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { classNames } from "../../ui/classNames.ts";
import { CartIcon } from "../../ui/icons.tsx";
import type { LinkProps } from "../../ui/linkProps.ts";
import { PriceView } from "../money/PriceView.tsx";
import type { Translate } from "../translate.ts";

interface CartLinkViewProps {
  readonly translate: Translate;
  readonly link: LinkProps & { readonly onClick?: (event: MouseEvent<HTMLElement>) => void };
  /** Null until it is known. */
  readonly total: Cents | null;
  /** Then no space is reserved for a total. */
  readonly isEmpty?: boolean;
  /** Reserves the link's space until it appears, so that nothing before it moves. */
  readonly isComing: boolean;
}

/** A quiet icon while the cart is empty, afterwards its total. Screen readers hear its name in both cases. */
export function CartLinkView({ translate, link, total, isEmpty, isComing }: CartLinkViewProps): ReactNode {
  const cart = translate(msg`Cart`);
  return (
    <a
      className={classNames("cart-link", total ? "cart-link--full" : isEmpty && "cart-link--empty")}
      style={{ visibility: isComing ? "hidden" : undefined }}
      {...link}
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
