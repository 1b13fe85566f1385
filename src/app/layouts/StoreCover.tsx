import { useAtomValue } from "jotai";
import { useState } from "react";
import { hasCoverAtom } from "../../state/screen/cover.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { StoreCoverView } from "../../views/store/StoreCoverView.tsx";
import css from "./StoreCover.css?inline";

registerSheet(css);

export function StoreCover() {
  const hasCover = useAtomValue(hasCoverAtom);
  const src = useAtomValue(shownStoreAtom)?.profileImage ?? null;
  const [failed, setFailed] = useState<string | null>(null);
  if (!hasCover) return null;
  const isFailed = src !== null && src === failed;
  return StoreCoverView({ src: isFailed ? null : src, isFailed, onFail: () => setFailed(src) });
}
