import type { Plugin } from "vite";

const LATER = 'import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" })';
const AT_ONCE = 'import.meta.glob("./texts/*.ts", { query: "?icu", import: "default", eager: true })';

/**
 * A thread that renders pages needs every language before its first page. So what it renders contains the texts: as
 * files of their own they would be more files than all others together, and take half a second of each start.
 */
export function textsAtOnce(): Plugin {
	return {
		name: "texts-at-once",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: (environment) => environment.name !== "client",
		transform: {
			filter: { code: LATER },
			handler: (code) => ({ code: code.replaceAll(LATER, AT_ONCE), map: null }),
		},
	};
}
