import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { servicesAtom } from "../../state/services.atoms.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { ShareIcon } from "../../ui/lazyIcons.tsx";
import { canShare, shareLink } from "../../ui/shareText.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./ShareDish.css?inline";

registerSheet(css);

const noticeMs = 3_000;

/** Shares the dish's own address. An embedded shop has none: its address is the host page's (R80). */
export function ShareDish({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const { clock, history } = useAtomValue(servicesAtom);
  const [notice, setNotice] = useState("");
  useEffect(() => (notice === "" ? undefined : clock.after(noticeMs, () => setNotice(""))), [clock, notice]);
  const { loadLayers } = history;
  if (loadLayers === null || !canShare()) return null;
  const share = async () => {
    setNotice("");
    const link = (await loadLayers()).linkToDish();
    const shared = link === null ? "failed" : await shareLink(name, link);
    if (shared === "copied") setNotice(t`Link copied`);
    if (shared === "failed") setNotice(t`Sharing doesn't work here.`);
  };
  return (
    <>
      <IconButton isRaised label={t`Share`} icon={<ShareIcon />} onClick={() => void share()} />
      <p className="share-dish__notice" role="status">
        {notice}
      </p>
    </>
  );
}
