import type { Language } from "../host/hostSettings.ts";

/** A text that the deployment has written itself, as HTML from outside (R38). Null where it isn't written in a language. */
export type MessageTemplate = Readonly<Record<Language, string | null>>;

export type TemplateKey = "thankyou" | "thankyougift";
