import type { ServeryCardLook } from "../../src/index.ts";

export const cardLook: ServeryCardLook = {
  colorScheme: "light",
  fontFamily: "system-ui",
  fontSize: "16px",
  color: "rgb(33, 29, 24)",
  placeholderColor: "rgb(104, 98, 90)",
  errorColor: "rgb(176, 33, 29)",
  accentColor: "rgb(179, 64, 26)",
  backgroundColor: "rgb(255, 253, 250)",
  borderColor: "rgb(140, 136, 131)",
  borderRadius: "14px",
  height: "44px",
  labels: "above",
};
