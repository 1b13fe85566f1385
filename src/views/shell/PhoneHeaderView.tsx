import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { MenuIcon } from "../../ui/icons.tsx";
import type { Translate } from "../translate.ts";

interface PhoneHeaderViewProps {
  readonly translate: Translate;
  readonly brand: ReactNode;
  readonly cart: ReactNode;
  readonly onMenu?: () => void;
}

/** The header of a phone. The other actions are in its drawer. */
export function PhoneHeaderView({ translate, brand, cart, onMenu }: PhoneHeaderViewProps): ReactNode {
  return (
    <header className="header">
      <div className="header__inner">
        <IconButton label={translate(msg`Menu`)} icon={<MenuIcon />} onClick={onMenu} />
        {brand}
        <div className="header__actions">{cart}</div>
      </div>
    </header>
  );
}
