import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { adoptSheets } from "../../../src/ui/sheets.ts";
import { afterEach } from "./runner.ts";

const cleanUps: (() => void)[] = [];

/** Renders content as the shop does: in a styled shadow root with the root class. It is removed after the test. */
export function draw(content: ReactNode): ShadowRoot {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const undress = adoptSheets(root);
  const mount = root.appendChild(document.createElement("div"));
  mount.className = "servery";
  const reactRoot = createRoot(mount);
  reactRoot.render(content);
  cleanUps.push(() => {
    reactRoot.unmount();
    undress();
    host.remove();
  });
  return root;
}

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});
