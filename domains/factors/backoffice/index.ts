import type { OfficePart } from "@baize/platform-backoffice";
import { texts } from "./texts.ts";

/** The texts of what operators prove themselves by, which is part of their login and of their own page. */
export const factorsPart: OfficePart = { texts };

export { EnrolFactor } from "./EnrolFactor.tsx";
export { FactorsPanel } from "./FactorsPanel.tsx";
