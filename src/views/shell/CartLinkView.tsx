import { msg } from "@lingui/core/macro";
import type { MouseEvent, ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { CartIcon } from "../../ui/icons.tsx";
import { PriceView } from "../money/PriceView.tsx";
import type { Say } from "../say.ts";

interface CartLinkViewProps {
  readonly say: Say;
  readonly href: string;
  /** Null until it is known. */
  readonly total: Cents | null;
  /** Reserves the link's space until it appears, so that nothing before it moves. */
  readonly isComing: boolean;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

export function CartLinkView({ say, href, total, isComing, onClick }: CartLinkViewProps): ReactNode {
  const cart = say(msg`Cart`);
  return (
    <a className="cart-link" style={{ visibility: isComing ? "hidden" : undefined }} href={href} onClick={onClick}>
      <CartIcon />
      {total ? (
        <span>
          <span className="cart-link__word">{cart} · </span>
          {PriceView({ amount: total })}
        </span>
      ) : (
        cart
      )}
    </a>
  );
}
