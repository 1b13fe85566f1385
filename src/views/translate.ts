import type { MessageDescriptor } from "@lingui/core";

/** Returns a message in the diner's language: lingui's function, or its replacement until lingui has loaded. */
export type Translate = (message: MessageDescriptor) => string;
