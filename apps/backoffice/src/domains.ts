import { sectionsOf } from "@baize/platform-backoffice";
import { PARTS } from "./parts.gen.ts";

/** Every section, in the order of the menu. */
export const SECTIONS = sectionsOf(PARTS);

/** The pages of operators themselves, in the menu under their name. */
export const OWN_PAGES = PARTS.flatMap(({ ownPages = [] }) => ownPages);
