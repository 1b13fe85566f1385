import { lookAtApi } from "./api/api.ts";
import { lookAtConfiguration } from "./configuration/configuration.ts";
import { lookAtDocuments } from "./documents/documents.ts";
import type { Finding } from "./finding.ts";
import { lookAtHosting } from "./hosting/hosting.ts";
import { lookAtLaw } from "./law/law.ts";
import { lookAtPage } from "./page/page.ts";
import { lookAtRules } from "./rules/rules.ts";
import type { Subject } from "./subject.ts";

type Look = (subject: Subject) => Promise<readonly Finding[]> | readonly Finding[];

interface AreaOf {
  readonly look: Look;
  /** It asks somebody over the network. */
  readonly isOnline: boolean;
}

/** Everything that the doctor looks at, in the order of its report. */
export const areas = {
  configuration: { look: lookAtConfiguration, isOnline: false },
  documents: { look: lookAtDocuments, isOnline: false },
  law: { look: lookAtLaw, isOnline: false },
  rules: { look: lookAtRules, isOnline: true },
  api: { look: lookAtApi, isOnline: true },
  hosting: { look: lookAtHosting, isOnline: true },
  page: { look: lookAtPage, isOnline: true },
} satisfies Record<string, AreaOf>;

export type Area = keyof typeof areas;
