import encodeQR from "./qr.js";

/** The clear margin around a code that scanners need. */
const quiet = 4;

for (const link of document.querySelectorAll(".cards a")) {
  const rows = encodeQR(link.href, "raw", { ecc: "medium", encoding: "byte", border: quiet });
  const code = link.querySelector(".code");
  const size = rows.length;
  code.setAttribute("viewBox", `0 0 ${size} ${size}`);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  path.setAttribute("d", dark.join(""));
  code.append(path);
}

document.querySelector("#print").addEventListener("click", () => print());
