import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";
import { useRulesAlone } from "./useRulesAlone.ts";

interface PointWords {
  readonly count: (count: number) => string;
  /** The word alone, below a number that stands out. */
  readonly unit: (count: number) => string;
  readonly earns: (count: number) => string;
  readonly earned: (count: number) => string;
  readonly uses: (count: number) => string;
}

/** Texts that call a store's points "stamps" if they can be redeemed for products, otherwise "points" (R26). */
export function usePointWords(): PointWords {
  const { t } = useLingui();
  const areStamps = useAtomValue(usesStampsAtom);
  const count = (number: number) =>
    areStamps
      ? t`${plural(number, { one: "# stamp", other: "# stamps" })}`
      : t`${plural(number, { one: "# point", other: "# points" })}`;
  return {
    count,
    unit: (number) =>
      areStamps
        ? t`${plural(number, { one: "stamp", other: "stamps" })}`
        : t`${plural(number, { one: "point", other: "points" })}`,
    earns: (number) => {
      const points = count(number);
      return t`Earns ${points}`;
    },
    earned: (number) => {
      const points = count(number);
      return t`Earned ${points}`;
    },
    uses: (number) => {
      const points = count(number);
      return t`Uses ${points}`;
    },
  };
}

/**
 * The same for screens without a cart: also loads the rules that decide between points and stamps. Null until they have
 * loaded.
 */
export function usePointWordsAlone(): PointWords | null {
  const words = usePointWords();
  return useRulesAlone() ? words : null;
}
