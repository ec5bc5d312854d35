import { modulesOf, usesInCode } from "./apps.ts";
import { readDomains } from "./domains.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

export const DOMAINS = readDomains(ROOT);

/**
 * Every workspace package. `npm run modules` writes from it the exports and the workspace dependencies of each
 * package.json, the list of the parts of the back office, and the map in README.md.
 */
export const MODULES = modulesOf(DOMAINS, usesInCode(ROOT));
