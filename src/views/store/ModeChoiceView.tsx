import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { ModeChoice, OfferedMode } from "../../domain/fulfilment/modeChoice.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { ChoiceTabsView } from "../../ui/ChoiceTabsView.tsx";
import type { Translate } from "../translate.ts";
import { waitWords } from "./waitWords.ts";

const names = {
  delivery: msg`Delivery`,
  pickup: msg`Pickup`,
  room: msg`Deliver to room`,
  table: msg`Dine in`,
} as const;

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
        choices: choice.modes.map((offered) => ({
          value: offered.mode,
          name: nameOf(translate, offered),
          hint: offered.wait && waitWords(translate, offered.wait),
        })),
        value: choice.chosen,
        onChange,
      })}
    </div>
  );
}

/** The diner checks their room or table by its number. */
function nameOf(translate: Translate, { mode, place }: OfferedMode): string {
  if (place === null) return translate(names[mode]);
  return translate(mode === "table" ? msg`Table ${place}` : msg`Room ${place}`);
}
