import { atom } from "jotai";
import { announcementsAtom } from "./announcements.atoms.ts";

/** Adds words to announce. They replace earlier words about the same thing that haven't been announced yet. */
export const announceAtom = atom(null, (get, set, about: string, words: string) => {
  const announcements = new Map(get(announcementsAtom));
  if (!announcements.delete(about) && words === "") return;
  if (words !== "") announcements.set(about, words);
  set(announcementsAtom, announcements);
});

/**
 * Returns everything that hasn't been announced yet, even if it was added after the last render. It then counts as
 * announced.
 */
export const drainAnnouncementsAtom = atom(null, (get, set) => {
  const announcements = get(announcementsAtom);
  set(announcementsAtom, new Map());
  return announcements;
});
