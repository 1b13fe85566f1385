import type { NextConfig } from "next";

// Writes the pages to out/. Without it, they come from Next's own server.
export default { output: "export" } satisfies NextConfig;
