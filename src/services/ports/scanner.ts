/** What becomes of the camera, and the text of each QR code that it sees. */
export type CameraNews =
  | { readonly kind: "showing" }
  | { readonly kind: "blocked" }
  /** The device has none, or its pictures can't be read. */
  | { readonly kind: "absent" }
  | { readonly kind: "read"; readonly text: string };

export interface CodeScanner {
  /** Shows the camera's picture in the video and reads codes from it, until it is stopped; then the camera is off. */
  scan(video: HTMLVideoElement, listener: (news: CameraNews) => void): () => void;
}
