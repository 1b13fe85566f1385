import type { Language } from "../host/hostSettings.ts";

/** A text that the deployment provides, as HTML from outside (R38). Null in languages that it isn't written in. */
export type MessageTemplate = Readonly<Record<Language, string | null>>;

export type TemplateKey = "thankyou" | "thankyougift";
