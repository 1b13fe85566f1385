/** The camera's state, and the text of each QR code that it sees. */
export type CameraChange =
  | { readonly kind: "showing" }
  | { readonly kind: "blocked" }
  /** The device has no camera, or its picture can't be read. */
  | { readonly kind: "absent" }
  | { readonly kind: "read"; readonly text: string };

export interface CodeScanner {
  /** Shows the camera's picture in the video element and reads QR codes from it. Stopping it turns the camera off. */
  scan(video: HTMLVideoElement, listener: (change: CameraChange) => void): () => void;
}
