import { join } from "node:path";
import { isFresh, newestSourceMs } from "./pages/freshness.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const SOURCES = ["kernel", "engines", "games", "platform", "domains", "apps/server"];

export const SERVER_BUILD = join(ROOT, "apps/server/build");

/** Whether the server was built from the sources that there are. */
export const isServerFresh = (): boolean =>
	isFresh(SERVER_BUILD, Math.max(...SOURCES.map((folder) => newestSourceMs(join(ROOT, folder)))));

/** The module that starts the site: the built one, which is read in a third less time, or its source. */
export const siteModule = (): string =>
	!process.argv.includes("--dev") && isServerFresh() ? join(SERVER_BUILD, "site.js") : "./site.ts";
