import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { newsAtom } from "../lateParts.atoms.ts";
import css from "./News.css?inline";

registerSheet(css);

interface NewsProps {
  readonly kind: "info" | "warning";
  readonly children: ReactNode;
  /** An action other than closing the message. */
  readonly action?: ReactNode;
  /** The message is announced to screen readers elsewhere. */
  readonly isSilent?: boolean;
}

/** A message above any screen. It covers part of it, so it can be closed. */
export function News({ kind, children, action, isSilent = false }: NewsProps) {
  const setNews = useSetAtom(newsAtom);
  return (
    <div className="news">
      <Notice
        kind={kind}
        isSilent={isSilent}
        action={
          <>
            {action}
            <Button variant="quiet" onClick={() => setNews(null)}>
              <Trans>Close</Trans>
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
