import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { MenuIcon } from "../../ui/icons.tsx";
import type { Translate } from "../translate.ts";
import { type HeaderLook, headerClass } from "./headerLook.ts";

interface PhoneHeaderViewProps {
  readonly translate: Translate;
  readonly look: HeaderLook;
  readonly brand: ReactNode;
  readonly cart: ReactNode;
  readonly onMenu?: () => void;
}

/** The header of a phone. The other actions are in its drawer. */
export function PhoneHeaderView({ translate, look, brand, cart, onMenu }: PhoneHeaderViewProps): ReactNode {
  const menu = <IconButton label={translate(msg`Menu`)} icon={<MenuIcon />} onClick={onMenu} />;
  return (
    <header className={headerClass(look)}>
      <div className="header__inner">
        {!look.isFree && menu}
        {brand}
        <div className="header__actions">
          {cart}
          {/* At the edge, where it stays while the link before it grows and goes. */}
          {look.isFree && menu}
        </div>
      </div>
    </header>
  );
}
