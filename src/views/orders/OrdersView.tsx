import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./OrdersView.css?inline";

registerSheet(css);

export function OrdersView({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="orders">{children}</div>;
}

interface TranslatedProps {
  readonly translate: Translate;
}

export function HistoryTitleView({ translate }: TranslatedProps): ReactNode {
  return <h1 className="orders__title">{translate(msg`Order History`)}</h1>;
}

const rows = [1, 2, 3];

interface OrdersSkeletonViewProps extends TranslatedProps {
  readonly heightPx?: number | undefined;
}

export function OrdersSkeletonView({ translate, heightPx = 224 }: OrdersSkeletonViewProps): ReactNode {
  return (
    <div className="orders__list" role="status" aria-label={translate(msg`Loading`)}>
      {rows.map((row) => (
        <Skeleton key={row} heightPx={heightPx} />
      ))}
    </div>
  );
}
