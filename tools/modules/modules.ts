import { APPS } from "./layers/apps.data.ts";
import { FOUNDATION } from "./layers/foundation.data.ts";
import { LOWER_DOMAINS } from "./layers/lower-domains.data.ts";
import { UPPER_DOMAINS } from "./layers/upper-domains.data.ts";
import type { Module } from "./module.ts";

/**
 * Every workspace package, in the order of the layers. `npm run modules` writes from it the exports and the workspace
 * dependencies of each package.json and the map in README.md.
 */
export const MODULES: readonly Module[] = [...FOUNDATION, ...LOWER_DOMAINS, ...UPPER_DOMAINS, ...APPS];
