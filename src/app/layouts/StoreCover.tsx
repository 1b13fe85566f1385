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
  const store = useAtomValue(shownStoreAtom);
  const [failed, setFailed] = useState<readonly string[]>([]);
  if (!hasCover) return null;
  const { profileImage: src = null, largeProfileImage: large = null, profileImageFocus: focus = null } = store ?? {};
  const isFailed = src !== null && failed.includes(src);
  const largeSrc = large !== null && failed.includes(large) ? null : large;
  // Which of the two failed isn't known: without the large one, the other is tried again.
  const onFail = () => setFailed((before) => [...before, ...[largeSrc ?? src ?? []].flat()]);
  return StoreCoverView({ src: isFailed ? null : src, largeSrc, focus, isFailed, onFail });
}
