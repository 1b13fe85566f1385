import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";

interface PointWords {
  readonly count: (count: number) => string;
  readonly earns: (count: number) => string;
  readonly uses: (count: number) => string;
}

/** What a store's points are called: stamps, where something can be redeemed for them (R26). */
export function usePointWords(): PointWords {
  const { t } = useLingui();
  const areStamps = useAtomValue(usesStampsAtom);
  const count = (number: number) =>
    areStamps
      ? t`${plural(number, { one: "# stamp", other: "# stamps" })}`
      : t`${plural(number, { one: "# point", other: "# points" })}`;
  return {
    count,
    earns: (number) => {
      const points = count(number);
      return t`Earns ${points}`;
    },
    uses: (number) => {
      const points = count(number);
      return t`Uses ${points}`;
    },
  };
}
