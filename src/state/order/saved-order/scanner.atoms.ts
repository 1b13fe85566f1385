import { atom } from "jotai";
import type { CameraChange } from "../../../services/ports/services.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";

/** `slow`: still no picture after the time that a camera needs. */
export type Camera = "starting" | "slow" | "showing" | "blocked" | "absent";

const cachedCameraAtom = atom<Camera>("starting");

export const cameraAtom = atom((get) => get(cachedCameraAtom));

/** R59. */
const noticeMs = 3_000;

interface Scan {
  readonly video: HTMLVideoElement;
  readonly onRead: (text: string) => void;
}

/** Reads codes with the camera until stopped (R59). */
export const scanAtom = atom(null, (get, set, { video, onRead }: Scan): (() => void) => {
  const { clock } = get(servicesAtom);
  let isThere = true;
  let stop = () => {};
  const hear = (change: CameraChange) => {
    if (change.kind === "read") onRead(change.text);
    else set(cachedCameraAtom, change.kind);
  };
  set(cachedCameraAtom, "starting");
  const stopWaiting = clock.after(noticeMs, () => set(cachedCameraAtom, (now) => (now === "starting" ? "slow" : now)));
  get(orderServicesAtom)
    .loadScanner()
    .then(
      (scanner) => {
        if (isThere) stop = scanner.scan(video, hear);
      },
      () => isThere && hear({ kind: "absent" }),
    );
  return () => {
    isThere = false;
    stopWaiting();
    stop();
  };
});
