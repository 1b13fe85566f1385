import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { ModeChoice } from "../../domain/fulfilment/modeChoice.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { ChoiceTabsView } from "../../ui/ChoiceTabsView.tsx";
import type { Translate } from "../translate.ts";
import { modeName } from "./modeWords.ts";
import { waitWords } from "./waitWords.ts";

interface ModeChoiceViewProps {
  readonly translate: Translate;
  readonly choice: ModeChoice;
  /** The radio buttons' name. Missing on the first screen, which keeps the presses for the app. */
  readonly group?: string;
  readonly onChange?: (mode: OrderMode) => void;
}

/** The ways to receive an order from a menu, each with the minutes that it takes. */
export function ModeChoiceView({ translate, choice, group, onChange }: ModeChoiceViewProps): ReactNode {
  return (
    <div className="store-header__choice">
      {ChoiceTabsView({
        group,
        label: translate(msg`How would you like your order?`),
        choices: choice.modes.map(({ mode, place, wait }) => ({
          value: mode,
          name: modeName(translate, mode, place),
          hint: wait && waitWords(translate, wait),
          isLong: place !== null,
        })),
        value: choice.chosen,
        onChange,
      })}
    </div>
  );
}
