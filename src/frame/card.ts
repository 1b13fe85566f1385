import { systemClock } from "../services/adapters/clock/systemClock.ts";
import { parseFrameConfig } from "../wire/frame/frameConfig.ts";
import { awaitShop, serveShop } from "./serveShop.ts";
import { adoptStyles } from "./styles.ts";

const baked = document.querySelector<HTMLMetaElement>("meta[name=servery-configuration]")?.content ?? "";
const deployment = parseFrameConfig(baked, location.href);

if (deployment) {
  adoptStyles();
  awaitShop(window, (port) => serveShop(port, deployment, systemClock.now));
} else console.error("Servery: card.html contains no configuration. Build it with SERVERY_CONFIG.");
