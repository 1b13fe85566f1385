import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Store } from "../../domain/store/store.ts";
import { WithProfile } from "../../parts/members-only/WithProfile.tsx";
import {
  openMovesAtom,
  orderHistoryAtom,
  pointMovesAtom,
  readMovesAtom,
} from "../../state/order/history/orderHistory.atoms.ts";
import { ordersRequestedAtom } from "../../state/order/history/ordersRequested.atoms.ts";
import { wantedRulesAtom } from "../../state/promotion/ruleReading.ts";
import { loadRulesAtom } from "../../state/promotion/rules.atoms.ts";
import { More, NoOrders, OrdersFailed, OrdersSkeleton } from "./ListStates.tsx";
import { PointBalance } from "./PointBalance.tsx";
import { PointRow } from "./PointRow.tsx";
import { useFocusFirstNew } from "./useFocusFirstNew.ts";

interface PointsScreenProps {
  readonly shown: Store;
  /** Decided by the URL: the account menu links to the one that the store uses (R26). */
  readonly areStamps: boolean;
}

/** A member's points, what they are worth, and where they came from (R69). */
export function PointsScreen({ shown, areStamps }: PointsScreenProps) {
  const request = useAtomValue(ordersRequestedAtom);
  const wantedRules = useAtomValue(wantedRulesAtom);
  const open = useSetAtom(openMovesAtom);
  const loadRules = useSetAtom(loadRulesAtom);
  useEffect(() => {
    if (request) void open();
  }, [open, request]);
  useEffect(() => {
    if (wantedRules) void loadRules();
  }, [loadRules, wantedRules]);
  return (
    <>
      <h1 className="orders__title">{areStamps ? <Trans>Stamps</Trans> : <Trans>Loyalty</Trans>}</h1>
      <WithProfile>
        <PointBalance />
      </WithProfile>
      <Moves shown={shown} />
    </>
  );
}

function Moves({ shown }: Pick<PointsScreenProps, "shown">) {
  const moves = useAtomValue(pointMovesAtom);
  const { reading, isWhole } = useAtomValue(orderHistoryAtom);
  const readMore = useSetAtom(readMovesAtom);
  const { listRef, focusFirstNew } = useFocusFirstNew(moves.length);
  if (moves.length === 0 && isWhole) return <NoOrders />;
  return (
    <>
      <ul className="points__moves" ref={listRef}>
        {moves.map((move) => (
          <li key={`${move.kind} ${move.order.udid}`} className="point-row" tabIndex={-1}>
            <PointRow move={move} shown={shown} />
          </li>
        ))}
      </ul>
      {moves.length === 0 && reading === "running" && <OrdersSkeleton heightPx={56} />}
      {reading === "failed" && <OrdersFailed onRetry={() => void readMore()} />}
      {moves.length > 0 && !isWhole && reading !== "failed" && (
        <More
          isBusy={reading === "running"}
          onMore={() => {
            focusFirstNew();
            void readMore();
          }}
        />
      )}
    </>
  );
}
