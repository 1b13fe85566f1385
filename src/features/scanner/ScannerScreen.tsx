import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { bareCode, parseSavedOrder } from "../../domain/order/savedOrder.ts";
import { BackLink } from "../../parts/navigation/BackLink.tsx";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { type Camera, cameraAtom, scanAtom } from "../../state/order/saved-order/scanner.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useSubmit } from "../../ui/useSubmit.ts";
import css from "./ScannerScreen.css?inline";

registerSheet(css);

/** Reads a saved order: with the camera, or from its text (R59). */
export function ScannerScreen() {
  const { open, isWrong } = useOpenCode();
  const camera = useAtomValue(cameraAtom);
  const scan = useSetAtom(scanAtom);
  const videoRef = useRef<HTMLVideoElement>(null);
  useEffect(() => (videoRef.current ? scan({ video: videoRef.current, onRead: open }) : undefined), [scan, open]);
  return (
    <div className="scanner">
      <BackLink after="menu" />
      <h1 className="scanner__heading">
        <Trans>Scan a saved order</Trans>
      </h1>
      <div className="scanner__camera">
        <CameraText camera={camera} />
        <video
          className="scanner__picture"
          hidden={camera === "blocked" || camera === "absent"}
          ref={videoRef}
          autoPlay
          muted
          playsInline
        />
      </div>
      <div className="scanner__paste">
        {isWrong && <WrongCode />}
        <CodeForm onOpen={open} />
        <p className="scanner__hint">
          <Trans>
            Where do you find the code? Below the QR code of a saved order: press “No scanner at the counter?” there.
            The order opens in your cart, and you can still change it.
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** The sentence of R59. */
function WrongCode() {
  const { t } = useLingui();
  return (
    <Notice kind="error">
      <p>{t`Error...Try again!`}</p>
    </Notice>
  );
}

function CameraText({ camera }: { readonly camera: Camera }) {
  if (camera === "starting" || camera === "showing") {
    return (
      <p>
        <Trans>Hold the QR code in front of the camera.</Trans>
      </p>
    );
  }
  return (
    <Notice kind="warning">
      <p>
        {camera === "absent" ? (
          <Trans>This device has no camera that can be used.</Trans>
        ) : (
          <Trans>Access to camera has been blocked.</Trans>
        )}
      </p>
      <p>
        <Trans>You can paste the code of the order instead.</Trans>
      </p>
    </Notice>
  );
}

interface OpenCode {
  readonly open: (text: string) => void;
  /** True if the last text wasn't a saved order. */
  readonly isWrong: boolean;
}

function useOpenCode(): OpenCode {
  const store = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  const [isWrong, setWrong] = useState(false);
  const open = useCallback(
    (text: string) => {
      const isOrder = parseSavedOrder(text) !== null;
      setWrong(!isOrder);
      if (isOrder && store !== null) navigate({ name: "cart", store, qrcode: bareCode(text) });
    },
    [store, navigate],
  );
  return { open, isWrong };
}

/** Enters the code as text, which works without a camera. */
function CodeForm({ onOpen }: { readonly onOpen: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const events = useSubmit(() => onOpen(text));
  return (
    <form className="scanner__form" noValidate {...events}>
      <TextField
        label={t`Code`}
        value={text}
        onChange={setText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit">
        <Trans>Open</Trans>
      </Button>
    </form>
  );
}
