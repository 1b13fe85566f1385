import { Trans, useLingui } from "@lingui/react/macro";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./Footer.css?inline";

registerSheet(css);

export function Footer() {
  const { t } = useLingui();
  return (
    <footer className="footer">
      <nav className="footer__links" aria-label={t`About this shop`}>
        <RouteLink to={{ name: "about" }} className="footer__link">
          <Trans>About</Trans>
        </RouteLink>
        <RouteLink to={{ name: "contact" }} className="footer__link">
          <Trans>Contact</Trans>
        </RouteLink>
        <RouteLink to={{ name: "privacyPolicy" }} className="footer__link">
          <Trans>Privacy Policy</Trans>
        </RouteLink>
      </nav>
    </footer>
  );
}
