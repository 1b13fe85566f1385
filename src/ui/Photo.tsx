import { useState } from "react";
import { type PhotoProps, PhotoView } from "./PhotoView.tsx";

export function Photo(photo: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return PhotoView({ ...photo, failedSrc, onFail: setFailedSrc });
}
